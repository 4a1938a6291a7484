import { INVENTED_PERSON } from '../../config/invented';
import { pathIn } from '../../config/languages';
import { personPath, previewPath } from '../../config/pages';
import type { HeadContext } from '../../lib/head';
import { companyOf } from '../../lib/company';
import type { JsonLd } from '../../lib/structured-data';
import type { Member } from './person-line';

/** The company with its people as structured data. */
export const people = (context: HeadContext, members: Member[]): JsonLd => ({
  ...companyOf(context.settings),
  employee: members.map((member) => personOf(context, member)),
});

/** A person of the company, whose page it is about, as structured data. */
export function personData(context: HeadContext, member: Member): JsonLd {
  const { siteUrl } = context.settings;
  const picture = previewPath(pathIn(context.language, personPath(member.anchor)));
  return {
    ...personOf(context, member),
    image: `${siteUrl}${picture}`,
    worksFor: companyOf(context.settings),
  };
}

function personOf({ settings, language }: HeadContext, member: Member): JsonLd {
  const { anchor, name, otherName, role, city, languages, history, isSample } = member;
  return {
    '@type': 'Person',
    '@id': `${settings.siteUrl}/about#${anchor}`,
    url: `${settings.siteUrl}${pathIn(language, personPath(anchor))}`,
    name,
    alternateName: otherName ?? undefined,
    jobTitle: role ?? undefined,
    workLocation: city ? { '@type': 'Place', name: city } : undefined,
    knowsLanguage: languages,
    description: history ?? undefined,
    disambiguatingDescription: isSample ? INVENTED_PERSON[language] : undefined,
  };
}
