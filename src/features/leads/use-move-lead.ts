import { useRef } from 'react';
import type { LeadStatus, LostReason } from '../../../db/enums';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import { STATUS_LABELS } from './lead-labels';
import { type Lead, newestLeads, usePutLead, usePutStates } from './leads-cache';

/** Moves a lead to another status: at once on the screen, and back if the server refuses. */
export function useMoveLead() {
  const utils = trpc.useUtils();
  const put = usePutLead();
  const putStates = usePutStates();
  const update = trpc.leads.update.useMutation();
  const restoring = trpc.leads.restoreMany.useMutation();
  /** The version that the move before has stored, by the id of the lead. */
  const moves = useRef(new Map<string, Promise<string | undefined>>());

  async function save(before: Lead, status: LeadStatus, lostReason: LostReason | null) {
    const updatedAt = (await moves.current.get(before.id)) ?? before.updatedAt;
    // A pending response does not have the move yet, and would put the card back for a moment.
    await utils.leads.list.cancel(newestLeads(false));
    try {
      const saved = await update.mutateAsync({ id: before.id, updatedAt, status, lostReason });
      put(saved, false);
      toast({
        title: `${before.name} moved to ${STATUS_LABELS[status]}`,
        undo: () => void undo(before, saved.updatedAt),
      });
      return saved.updatedAt;
    } catch (error) {
      put(before, false);
      toastFailure('Error updating lead', error);
      await readCurrent(before.id);
      return undefined;
    } finally {
      void utils.leads.timeline.invalidate({ id: before.id });
      void utils.leads.countDue.invalidate();
    }
  }

  /** What a colleague has made of it, if that is why the move was refused. */
  async function readCurrent(id: string) {
    try {
      put(await utils.leads.detail.fetch({ id }, { staleTime: 0 }), false);
    } catch {
      void utils.leads.list.invalidate();
    }
  }

  async function undo(before: Lead, updatedAt: string) {
    const { id, status, lostReason, ownerId, answeredAt, dueAt } = before;
    const state = { id, updatedAt, status, lostReason, ownerId, answeredAt, dueAt };
    try {
      const { changed, left } = await restoring.mutateAsync({ leads: [state] });
      putStates(changed);
      if (left.length > 0) await readCurrent(id);
      toast({
        title:
          left.length > 0
            ? 'A colleague has changed it meanwhile: it stays as it is'
            : `${before.name} put back to ${STATUS_LABELS[status]}`,
      });
    } catch (error) {
      toastFailure('Error updating lead', error);
    }
  }

  return (lead: Lead, status: LeadStatus, lostReason: LostReason | null = null) => {
    const isDueOver = status === 'won' || status === 'lost' || status === 'answered';
    put({ ...lead, status, lostReason, dueAt: isDueOver ? null : lead.dueAt }, false);
    const saving = save(lead, status, lostReason);
    moves.current.set(lead.id, saving);
    void saving.finally(() => {
      if (moves.current.get(lead.id) === saving) moves.current.delete(lead.id);
    });
  };
}
