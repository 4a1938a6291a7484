import type { StaffEvent } from '../../lib/live';
import { readAgain } from '../../lib/read-again';
import { trpc } from '../../lib/trpc';
import { allLeads, newestLeads, usePutLead, usePutStates } from './leads-cache';

type LeadEvent = Extract<StaffEvent, { type: 'lead' }>;
type LeadsEvent = Extract<StaffEvent, { type: 'leads' }>;

/** Handlers that apply socket events to the lists of leads. */
export function useLiveLeads() {
  const utils = trpc.useUtils();
  const put = usePutLead();
  const putStates = usePutStates();
  function readNewest() {
    const { limit } = newestLeads(false);
    void readAgain(utils.leads.list, { limit });
    void readAgain(utils.leads.timeline);
    void utils.leads.searchTimelines.invalidate();
    void utils.leads.countDue.invalidate();
  }
  return {
    onLead: ({ changed }: LeadEvent) => {
      if (changed) put(changed.lead, changed.isSpam);
      readNewest();
    },
    onLeads: ({ changed, removed }: LeadsEvent) => {
      const isKnown = putStates(changed, removed);
      const last = utils.leads.list.getInfiniteData(allLeads(false))?.pages.at(-1);
      // Of a list that is loading, the next pages will bring them.
      if (!isKnown && last?.nextCursor === null) void utils.leads.list.invalidate();
      readNewest();
    },
    /** Runs at the first connect. Reads the newest alone, since long lists are still loading. */
    onLeadsConnect: readNewest,
    /** Runs after a time without the socket. */
    onLeadsMissed: () => void utils.leads.invalidate(),
  };
}
