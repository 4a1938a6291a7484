import { INVENTED_PERSON } from '../../config/invented';
import { pathIn } from '../../config/languages';
import type { HeadContext } from '../../lib/head';
import { companyOf } from '../../lib/company';
import type { JsonLd } from '../../lib/structured-data';
import type { Outputs } from '../../lib/trpc';

/** The company with its people as structured data. */
export function people(
  { settings, language }: HeadContext,
  members: Outputs['team']['members'],
): JsonLd {
  const url = `${settings.siteUrl}${pathIn(language, '/about')}`;
  return {
    ...companyOf(settings),
    employee: members.map(
      ({ anchor, name, otherName, role, city, languages, history, isSample }) => ({
        '@type': 'Person',
        '@id': `${settings.siteUrl}/about#${anchor}`,
        url: `${url}#${anchor}`,
        name,
        alternateName: otherName ?? undefined,
        jobTitle: role ?? undefined,
        workLocation: city ? { '@type': 'Place', name: city } : undefined,
        knowsLanguage: languages,
        description: history ?? undefined,
        disambiguatingDescription: isSample ? INVENTED_PERSON[language] : undefined,
      }),
    ),
  };
}
