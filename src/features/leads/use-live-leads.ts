import type { StaffEvent } from '../../lib/live';
import { trpc } from '../../lib/trpc';
import { newestLeads, usePutLead } from './leads-cache';

type LeadEvent = Extract<StaffEvent, { type: 'lead' }>;

/** Keeps the lists of leads current over the socket. */
export function useLiveLeads() {
  const utils = trpc.useUtils();
  const put = usePutLead();
  return {
    onLead: ({ changed }: LeadEvent) => {
      if (changed) put(changed.lead, changed.isSpam);
      const { limit } = newestLeads(false);
      void utils.leads.list.invalidate({ limit });
    },
    /** After a while without the socket. */
    onLeadsMissed: () => void utils.leads.list.invalidate(),
  };
}
