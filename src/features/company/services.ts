import { companyOf, type JsonLd } from '../../lib/head';
import type { PublicSettings } from '../../lib/settings.types';
import { solutions } from './solutions.copy';

/** The solutions as structured data. */
export const services = (settings: PublicSettings): JsonLd[] =>
  solutions.map(({ id, title, subtitle }) => ({
    '@type': 'Service',
    name: title,
    description: subtitle,
    url: `${settings.siteUrl}/solutions#${id}`,
    provider: companyOf(settings),
  }));
