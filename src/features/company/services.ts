import { pathIn } from '../../config/languages';
import type { SolutionId } from '../../config/site';
import type { HeadContext } from '../../lib/head';
import { areaServed, companyOf, serviceId } from '../../lib/company';
import type { JsonLd } from '../../lib/structured-data';
import { faqPage } from './faq-page';
import { solutionPageCopies } from './solution-copy/solution-page.copy';
import { solutionsCopy } from './solutions.copy';

/** The solutions as structured data. Each is described on its own page. */
export const services = ({ settings, language, queryClient }: HeadContext): JsonLd[] =>
  solutionsCopy.read(queryClient).solutions.map(({ id, title }) => ({
    '@type': 'Service',
    '@id': `${settings.siteUrl}${pathIn(language, serviceId(id))}`,
    name: title,
    serviceType: title,
    url: `${settings.siteUrl}${pathIn(language, '/solutions')}/${id}`,
    provider: companyOf(settings),
    areaServed: areaServed(language),
  }));

interface Solution {
  id: SolutionId;
  path: string;
  studies: { slug: string; title: string }[];
  articles: { slug: string; title: string }[];
}

/** A solution in the words of its page, with the questions there and what has been written about it. */
export function serviceWithQuestions(
  context: HeadContext,
  { id, path, studies, articles }: Solution,
) {
  const { settings, language } = context;
  const subjectOf = [
    ...studies.map((study) => ({ ...study, type: 'Article', list: '/case-studies' })),
    ...articles.map((article) => ({ ...article, type: 'BlogPosting', list: '/insights' })),
  ].map(({ type, list, slug, title }) => {
    const url = `${settings.siteUrl}${pathIn(language, `${list}/${slug}`)}`;
    return { '@type': type, '@id': `${url}#article`, headline: title, url };
  });
  const { lead, questions } = solutionPageCopies[id].read(context.queryClient);
  const service = services(context).find((one) => String(one['@id']).endsWith(serviceId(id)));
  return {
    mainEntity: service && { ...service, description: lead, subjectOf },
    jsonLd: [faqPage(context, { path, questions })],
  };
}
