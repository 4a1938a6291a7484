import { companyOf, type HeadContext, type JsonLd } from '../../lib/head';
import { solutions } from './solutions.copy';

/** The solutions as structured data. */
export const services = ({ settings }: Pick<HeadContext, 'settings'>): JsonLd[] =>
  solutions.map(({ id, title, subtitle }) => ({
    '@type': 'Service',
    name: title,
    description: subtitle,
    url: `${settings.siteUrl}/solutions#${id}`,
    provider: companyOf(settings),
  }));
