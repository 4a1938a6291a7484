import type { Lead, LeadsPage } from './leads-cache';

/**
 * Replaces the beginning of the loaded pages with the refreshed newest leads, so that changes by
 * colleagues show. Undefined if leads between the two are missing.
 */
export function joinLeads(
  newest: LeadsPage | undefined,
  loaded: LeadsPage[],
): Lead[][] | undefined {
  const pages = loaded.map((page) => page.leads);
  if (!newest) return pages;
  const last = newest.leads.at(-1);
  if (!last || newest.nextCursor === null) return [newest.leads];
  const first = pages.find((leads) => leads.length > 0)?.[0];
  if (!first || isBehind(first, last)) return undefined;
  const isLater = (lead: Lead) => isBehind(lead, last);
  return [
    newest.leads,
    // A page that is completely after the newest leads stays the same array, for memoization.
    ...pages.map((leads) => (leads[0] && !isLater(leads[0]) ? leads.filter(isLater) : leads)),
  ];
}

/** The order of the list: newest first, then by id. */
const isBehind = (lead: Lead, other: Lead) =>
  lead.createdAt === other.createdAt ? lead.id < other.id : lead.createdAt < other.createdAt;
