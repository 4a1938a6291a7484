import type { HeadContext } from '../../lib/head';
import { companyOf, type JsonLd } from '../../lib/structured-data';
import { pathIn } from '../../config/languages';
import { solutionsCopy } from './solutions.copy';

/** The solutions as structured data. */
export const services = ({ settings, language, queryClient }: HeadContext): JsonLd[] =>
  solutionsCopy.read(queryClient).solutions.map(({ id, title, subtitle }) => {
    const url = `${settings.siteUrl}${pathIn(language, '/solutions')}#${id}`;
    return {
      '@type': 'Service',
      '@id': url,
      name: title,
      description: subtitle,
      url,
      provider: companyOf(settings),
    };
  });
