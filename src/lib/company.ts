import { site, type SolutionId } from '../config/site';
import type { PublicSettings } from './settings.types';
import type { JsonLd } from './structured-data';

export const AREA_SERVED = ['Jordan', 'United Arab Emirates', 'Saudi Arabia', 'Kuwait', 'Lebanon'];

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
