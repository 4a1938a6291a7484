import type { HeadContext } from '../../lib/head';
import { companyOf, type JsonLd } from '../../lib/structured-data';
import { AREA_SERVED } from './organization';
import { pathIn } from '../../config/languages';
import { solutionsCopy } from './solutions.copy';

/** The solutions as structured data. */
export const services = ({ settings, language, queryClient }: HeadContext): JsonLd[] =>
  solutionsCopy.read(queryClient).solutions.map(({ id, title, longDescription }) => {
    const url = `${settings.siteUrl}${pathIn(language, '/solutions')}#${id}`;
    return {
      '@type': 'Service',
      '@id': url,
      name: title,
      serviceType: title,
      description: longDescription,
      url,
      provider: companyOf(settings),
      areaServed: AREA_SERVED,
    };
  });
