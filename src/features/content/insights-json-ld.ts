import type { createTRPCQueryUtils } from '@trpc/react-query';
import type { InsightCategory } from '../../../db/public-enums';
import type { AppRouter } from '../../../server/router';
import { topicPath } from '../../config/pages';
import type { HeadContext } from '../../lib/head';
import { listInput } from '../../lib/list-input';
import { listJsonLd } from '../../lib/structured-data';
import { contentCopy } from './content.copy';
import { topicsCopy } from './topics.copy';

interface Context extends HeadContext {
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
}

/** The articles as a blog, and those of a category as a list. */
export function insightsJsonLd(context: Context, category: InsightCategory | undefined) {
  const { trpc, queryClient, language } = context;
  const items = trpc.insights.cards.getData(listInput(language)) ?? [];
  if (!category) {
    const name = contentCopy.read(queryClient).insights.title;
    return listJsonLd(context, { type: 'Blog', path: '/insights', name, items });
  }
  return listJsonLd(context, {
    type: 'ItemList',
    path: '/insights',
    page: topicPath(category),
    name: topicsCopy.read(queryClient)[category].title,
    items: items.filter((item) => item.category === category),
  });
}
