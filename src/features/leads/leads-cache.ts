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

/** Writes leads into one of the two lists, and removes them and others from the other one. */
function usePutLeads() {
  const utils = trpc.useUtils();
  return (leads: Record<'listed' | 'spam', Lead[]>, removed: readonly string[] = []) => {
    for (const isSpam of [false, true]) {
      const [here, elsewhere] = isSpam ? [leads.spam, leads.listed] : [leads.listed, leads.spam];
      const gone = [...removed, ...elsewhere.map(({ id }) => id)];
      const { paged, unpaged } = cache.change(here, gone);
      utils.leads.list.setInfiniteData(allLeads(isSpam), paged);
      utils.leads.list.setData(newestLeads(isSpam), unpaged);
      utils.leads.list.setData(countLeads(isSpam), unpaged);
    }
  };
}

/** Writes a lead into the list of leads or of suspected spam, and removes it from the other. */
export function usePutLead() {
  const put = usePutLeads();
  return (lead: Lead, isSpam: boolean) =>
    put(isSpam ? { listed: [], spam: [lead] } : { listed: [lead], spam: [] });
}

export type LeadState = Outputs['leads']['updateMany']['changed'][number];

/** Writes what has changed in many leads at once. Returns whether all of them are loaded. */
export function usePutStates() {
  const utils = trpc.useUtils();
  const put = usePutLeads();
  return (states: readonly LeadState[], removed: readonly string[] = []): boolean => {
    const wanted = new Map(states.map((state) => [state.id, state]));
    const leads = { listed: new Map<string, Lead>(), spam: new Map<string, Lead>() };
    for (const list of [false, true]) {
      const pages = [
        ...(utils.leads.list.getInfiniteData(allLeads(list))?.pages ?? []),
        utils.leads.list.getData(newestLeads(list)),
      ];
      for (const lead of pages.flatMap((page) => page?.leads ?? [])) {
        const state = wanted.get(lead.id);
        if (!state) continue;
        const { isSpam, ...changed } = state;
        leads[isSpam ? 'spam' : 'listed'].set(lead.id, { ...lead, ...changed });
      }
    }
    put({ listed: [...leads.listed.values()], spam: [...leads.spam.values()] }, removed);
    return leads.listed.size + leads.spam.size === states.length;
  };
}
