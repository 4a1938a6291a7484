import { foldSpelling } from '../../../db/spelling';
import { leadSearchText } from '../../../server/features/leads/leads.schema';
import type { Lead } from './leads-cache';

/** The leads that match a search, in the order of the pages. */
export function searchLeads(pages: readonly (readonly Lead[])[], search: string): Lead[] {
  const wanted = foldSpelling(search.trim());
  return pages.flatMap((leads) => {
    const texts = textsOf(leads);
    return leads.filter((_, index) => texts[index]?.includes(wanted));
  });
}

const textsByPage = new WeakMap<readonly Lead[], string[]>();

/** Computed once per page: with a hundred thousand leads it is too slow for every key press. */
function textsOf(leads: readonly Lead[]): string[] {
  const texts = textsByPage.get(leads) ?? leads.map(leadSearchText);
  textsByPage.set(leads, texts);
  return texts;
}
