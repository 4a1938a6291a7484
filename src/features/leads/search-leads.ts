import { leadSearchText } from '../../../server/features/leads/leads.schema';
import type { Lead } from './leads-cache';

/** Those of all the pages that a search finds, in their order. */
export function searchLeads(pages: readonly (readonly Lead[])[], search: string): Lead[] {
  const wanted = search.trim().toLowerCase();
  return pages.flatMap((leads) => {
    const texts = textsOf(leads);
    return leads.filter((_, index) => texts[index]?.includes(wanted));
  });
}

const known = new WeakMap<readonly Lead[], string[]>();

/** Made once for each page, when it arrives: with a hundred thousand leads a key would wait. */
function textsOf(leads: readonly Lead[]): string[] {
  const texts = known.get(leads) ?? leads.map(leadSearchText);
  known.set(leads, texts);
  return texts;
}
