import { createListCache } from '../../lib/list-cache';
import { type Outputs, trpc } from '../../lib/trpc';

export type LeadsPage = Outputs['leads']['list'];
export type Lead = LeadsPage['leads'][number];

/** The inputs of the console's queries, for leads or for suspected spam. */
export const allLeads = (isSpam: boolean) => ({ limit: 1_000, isSpam });
export const newestLeads = (isSpam: boolean) => ({ limit: 50, isSpam });
export const countLeads = (isSpam: boolean) => ({ limit: 1, isSpam });

const cache = createListCache<LeadsPage, Lead>({
  rowsOf: (page) => page.leads,
  withRows: (page, leads, added) => ({ ...page, leads, count: page.count + added }),
  timeOf: (lead) => lead.createdAt,
  hasMore: (page) => page.nextCursor !== null,
});

/** Writes a lead into the list of leads or of suspected spam, and removes it from the other. */
export function usePutLead() {
  const utils = trpc.useUtils();
  return (lead: Lead, isSpam: boolean) => {
    for (const list of [false, true]) {
      const { paged, unpaged } = list === isSpam ? cache.put(lead) : cache.remove(lead.id);
      utils.leads.list.setInfiniteData(allLeads(list), paged);
      utils.leads.list.setData(newestLeads(list), unpaged);
      utils.leads.list.setData(countLeads(list), unpaged);
    }
  };
}
