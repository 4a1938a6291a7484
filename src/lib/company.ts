import type { Language } from '../../db/public-enums';
import { site, type SolutionId } from '../config/site';
import type { PublicSettings } from './settings.types';
import type { JsonLd } from './structured-data';

const COUNTRIES = ['JO', 'AE', 'SA', 'KW', 'LB'];

/** The countries in which we work, by their names. */
export function areaServed(language: Language): JsonLd[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return COUNTRIES.map((code) => ({ '@type': 'Country', name: names.of(code) }));
}

/** The company in structured data; the English home page has the complete record of this `@id`. */
export const companyOf = ({ siteUrl }: PublicSettings): JsonLd => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: site.name,
  alternateName: site.arabicName,
  url: `${siteUrl}/`,
});

/** What the structured data calls a solution: a place on its page. */
export const serviceId = (id: SolutionId) => `/solutions/${id}#service`;
