import { leadSearchText } from '../../../server/features/leads/leads.schema';
import type { Lead } from './use-leads';

/** The search texts of some leads as one string, which is looked through many times as fast as each. */
interface SearchIndex {
  text: string;
  /** Where the text of each lead ends, in characters. */
  ends: number[];
}

/** What no search holds: the box is one line. */
const SEPARATOR = '\n\n';

const indexes = new WeakMap<readonly Lead[], SearchIndex>();

/** Makes what a search needs; done while leads arrive, so that the first key does not wait for it. */
export function indexLeads(leads: readonly Lead[]): SearchIndex {
  const known = indexes.get(leads);
  if (known) return known;
  const ends: number[] = [];
  let length = 0;
  const texts = leads.map((lead) => {
    const text = leadSearchText(lead) + SEPARATOR;
    ends.push((length += text.length));
    return text;
  });
  const index = { text: texts.join(''), ends };
  indexes.set(leads, index);
  return index;
}

/** Those of all the pages that a search finds, in their order. */
export function searchLeads(pages: readonly (readonly Lead[])[], search: string): Lead[] {
  const wanted = search.trim().toLowerCase();
  return pages.flatMap((leads) => (wanted === '' ? leads : searchPage(leads, wanted)));
}

function searchPage(leads: readonly Lead[], wanted: string): Lead[] {
  const { text, ends } = indexLeads(leads);
  const found: Lead[] = [];
  let row = 0;
  let at = text.indexOf(wanted);
  while (at >= 0) {
    while ((ends[row] ?? Infinity) <= at) row += 1;
    const lead = leads[row];
    const end = ends[row];
    if (lead === undefined || end === undefined) break;
    found.push(lead);
    at = text.indexOf(wanted, end);
  }
  return found;
}
