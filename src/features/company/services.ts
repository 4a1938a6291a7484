import { pathIn } from '../../config/languages';
import type { HeadContext } from '../../lib/head';
import { AREA_SERVED, companyOf } from '../../lib/company';
import type { JsonLd } from '../../lib/structured-data';
import { type Solution, solutionsCopy } from './solutions.copy';

/** The solutions as structured data. */
export const services = (context: HeadContext): JsonLd[] =>
  solutionsCopy.read(context.queryClient).solutions.map((solution) => service(context, solution));

export function service({ settings, language }: HeadContext, solution: Solution): JsonLd {
  const { id, title, longDescription } = solution;
  const list = `${settings.siteUrl}${pathIn(language, '/solutions')}`;
  return {
    '@type': 'Service',
    '@id': `${list}#${id}`,
    name: title,
    serviceType: title,
    description: longDescription,
    url: `${list}/${id}`,
    provider: companyOf(settings),
    areaServed: AREA_SERVED,
  };
}
