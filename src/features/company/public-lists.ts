import type { QueryClient } from '@tanstack/react-query';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import type { Language } from '../../../db/public-enums';
import type { AppRouter } from '../../../server/router';
import { listInput } from '../../lib/list-input';
import { leaveOut } from '../../lib/load';

export interface Reads {
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  queryClient: QueryClient;
  language: Language;
}

/** All studies, for a page that shows a few; none if they cannot be read. */
export async function readStudies({ trpc, queryClient, language }: Reads) {
  const studies = await trpc.caseStudies.cards.ensureData(listInput(language)).catch(() => []);
  if (import.meta.env.SSR) leaveOut(queryClient, 'caseStudies');
  return studies;
}

/** All articles, for a page that shows a few; none if they cannot be read. */
export async function readArticles({ trpc, queryClient, language }: Reads) {
  const articles = await trpc.insights.cards.ensureData(listInput(language)).catch(() => []);
  if (import.meta.env.SSR) leaveOut(queryClient, 'insights');
  return articles;
}

/** The people of the firm; none if they cannot be read. */
export async function readMembers({ trpc, queryClient, language }: Reads) {
  const members = await trpc.team.members.ensureData(listInput(language)).catch(() => []);
  if (import.meta.env.SSR) leaveOut(queryClient, 'team');
  return members;
}
