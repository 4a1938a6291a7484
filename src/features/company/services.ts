import { headsCopy } from '../../config/heads.copy';
import { pathIn } from '../../config/languages';
import { solutionPath } from '../../config/pages';
import type { SolutionId } from '../../config/site';
import type { HeadContext } from '../../lib/head';
import { areaServed, companyOf, serviceId } from '../../lib/company';
import type { JsonLd } from '../../lib/structured-data';
import { faqPage } from './faq-page';
import { solutionPageCopies } from './solution-copy/solution-page.copy';
import { solutionsCopy } from './solutions.copy';

/** The solutions as structured data. */
export const services = ({ settings, language, queryClient }: HeadContext): JsonLd[] =>
  solutionsCopy.read(queryClient).solutions.map(({ id, title }) => ({
    '@type': 'Service',
    '@id': `${settings.siteUrl}${pathIn(language, serviceId(id))}`,
    name: title,
    serviceType: title,
    description: headsCopy.read(queryClient)[solutionPath(id)].description,
    url: `${settings.siteUrl}${pathIn(language, '/solutions')}/${id}`,
    provider: companyOf(settings),
    areaServed: areaServed(language),
  }));

/** A solution with the questions of its page. */
export const serviceWithQuestions = (
  context: HeadContext,
  { id, path }: { id: SolutionId; path: string },
) => ({
  mainEntity: services(context).find((service) => String(service['@id']).endsWith(serviceId(id))),
  jsonLd: [
    faqPage(context, {
      path,
      questions: solutionPageCopies[id].read(context.queryClient).questions,
    }),
  ],
});
