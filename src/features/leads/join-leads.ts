import type { Lead, LeadsPage } from './leads-cache';

/**
 * The newest leads as they were just read, and behind them the pages that are loaded: so what a
 * colleague has changed or taken out shows. Undefined where some between the two were not read.
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
    // A page that lies behind them whole stays the same array.
    ...pages.map((leads) => (leads[0] && !isLater(leads[0]) ? leads.filter(isLater) : leads)),
  ];
}

/** Newest first, then by id. */
const isBehind = (lead: Lead, other: Lead) =>
  lead.createdAt === other.createdAt ? lead.id < other.id : lead.createdAt < other.createdAt;
