import type { StaffEvent } from '../../lib/live';
import { readAgain } from '../../lib/read-again';
import { trpc } from '../../lib/trpc';
import { newestLeads, usePutLead } from './leads-cache';

type LeadEvent = Extract<StaffEvent, { type: 'lead' }>;

/** Handlers that apply socket events to the lists of leads. */
export function useLiveLeads() {
  const utils = trpc.useUtils();
  const put = usePutLead();
  return {
    onLead: ({ changed }: LeadEvent) => {
      if (changed) put(changed.lead, changed.isSpam);
      const { limit } = newestLeads(false);
      void readAgain(utils.leads.list, { limit });
      void utils.leads.timeline.invalidate();
      void utils.leads.countDue.invalidate();
    },
    /** Runs after a time without the socket. */
    onLeadsMissed: () => void utils.leads.invalidate(),
  };
}
