import { pathIn } from '../../config/languages';
import type { HeadContext } from '../../lib/head';
import { companyOf, type JsonLd } from '../../lib/structured-data';
import type { Outputs } from '../../lib/trpc';
import { aboutCopy } from './about.copy';

/** The page about the company and its people as structured data. */
export function people(
  { settings, language, queryClient }: HeadContext,
  members: Outputs['team']['members'],
): JsonLd {
  const url = `${settings.siteUrl}${pathIn(language, '/about')}`;
  return {
    '@type': 'AboutPage',
    '@id': `${url}#page`,
    url,
    name: aboutCopy.read(queryClient).title,
    inLanguage: language,
    mainEntity: {
      ...companyOf(settings),
      employee: members.map(({ id, name, role, history }) => ({
        '@type': 'Person',
        '@id': `${url}#${id}`,
        name,
        jobTitle: role ?? undefined,
        description: history ?? undefined,
      })),
    },
  };
}
