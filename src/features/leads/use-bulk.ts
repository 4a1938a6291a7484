import { useState } from 'react';
import type { LeadStatus, LostReason } from '../../../db/enums';
import { MAX_BULK } from '../../../server/features/leads/bulk.schema';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { download } from '../../lib/csv';
import { isoDay } from '../../lib/dates';
import { countOf } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import { type Lead, type LeadState, usePutStates } from './leads-cache';

interface Done {
  changed: LeadState[];
  left: string[];
}

export interface SharedChange {
  status?: LeadStatus;
  lostReason?: LostReason | null;
  ownerId?: string | null;
  followUpOn?: string | null;
}

/** What happened with the leads, after their number. */
type Outcome = string | ((changed: LeadState[]) => string);

const versionOf = ({ id, updatedAt }: Pick<Lead, 'id' | 'updatedAt'>) => ({ id, updatedAt });

/** What can be done with many leads at once: one write for each 500 of them. */
export function useBulk(onDone: (ids: readonly string[]) => void) {
  const utils = trpc.useUtils();
  const putStates = usePutStates();
  const updating = trpc.leads.updateMany.useMutation();
  const restoring = trpc.leads.restoreMany.useMutation();
  const marking = trpc.leads.markSpamMany.useMutation();
  const removing = trpc.leads.removeMany.useMutation();
  const exporting = trpc.leads.exportMany.useMutation();
  const [isPending, setIsPending] = useState(false);

  /** Stops at the first failure; what was changed until then stays so. */
  async function inParts<One>(many: readonly One[], call: (part: One[]) => Promise<Done>) {
    const done: Done = { changed: [], left: [] };
    setIsPending(true);
    try {
      for (let start = 0; start < many.length; start += MAX_BULK) {
        const { changed, left } = await call(many.slice(start, start + MAX_BULK));
        putStates(changed);
        done.changed.push(...changed);
        done.left.push(...left);
      }
    } catch (error) {
      toastFailure('Error updating leads', error);
      return null;
    } finally {
      setIsPending(false);
      void utils.leads.timeline.invalidate();
      void utils.leads.countDue.invalidate();
    }
    if (done.left.length > 0) void utils.leads.list.invalidate();
    return done;
  }

  function report(
    leads: readonly Pick<Lead, 'id'>[],
    title: string,
    left: readonly string[],
    undo?: () => void,
  ) {
    toast({
      title,
      description:
        left.length > 0
          ? `Changed by a colleague meanwhile, and left alone: ${countOf(left.length, 'leads')}.`
          : undefined,
      undo,
    });
    onDone(leads.map(({ id }) => id));
  }

  async function update(leads: readonly Lead[], change: SharedChange, outcome: Outcome) {
    const done = await inParts(leads, (part) =>
      updating.mutateAsync({ leads: part.map(versionOf), ...change }),
    );
    if (!done) return;
    const before = new Map(leads.map((lead) => [lead.id, lead]));
    const { changed, left } = done;
    const undo = changed.length > 0 ? () => void restore(changed, before) : undefined;
    const text = typeof outcome === 'string' ? outcome : outcome(changed);
    report(leads, `${countOf(changed.length, 'leads')} ${text}`, left, undo);
  }

  async function restore(changed: readonly LeadState[], before: ReadonlyMap<string, Lead>) {
    const states = changed.flatMap(({ id, updatedAt }) => {
      const lead = before.get(id);
      if (!lead) return [];
      const { status, lostReason, ownerId, answeredAt, dueAt } = lead;
      return [{ id, updatedAt, status, lostReason, ownerId, answeredAt, dueAt }];
    });
    const done = await inParts(states, (leads) => restoring.mutateAsync({ leads }));
    if (done) report(changed, `${countOf(done.changed.length, 'leads')} put back`, done.left);
  }

  async function markSpam(
    leads: readonly Pick<Lead, 'id' | 'updatedAt' | 'dueAt'>[],
    isSpam: boolean,
    isUndo = false,
  ) {
    const done = await inParts(leads, (part) =>
      marking.mutateAsync({
        leads: part.map((lead) => ({ ...versionOf(lead), ...(isUndo && { dueAt: lead.dueAt }) })),
        isSpam,
      }),
    );
    if (!done) return;
    const count = countOf(done.changed.length, 'leads');
    const dueAt = new Map(leads.map((lead) => [lead.id, lead.dueAt]));
    const before = done.changed.map((lead) => ({ ...lead, dueAt: dueAt.get(lead.id) ?? null }));
    const undo = () => void markSpam(before, !isSpam, true);
    report(
      leads,
      isSpam ? `${count} moved to Spam` : `${count} moved out of Spam`,
      done.left,
      isUndo || done.changed.length === 0 ? undefined : undo,
    );
  }

  async function remove(leads: readonly Lead[]) {
    let count = 0;
    const done = await inParts(leads, async (part) => {
      const { removed, left } = await removing.mutateAsync({ leads: part.map(versionOf) });
      putStates([], removed);
      count += removed.length;
      return { changed: [], left };
    });
    if (done) report(leads, `${countOf(count, 'leads')} deleted for good`, done.left);
  }

  async function exportCsv(leads: readonly Lead[]) {
    const files: string[] = [];
    const done = await inParts(leads, async (part) => {
      const { csv } = await exporting.mutateAsync({ leads: part.map(({ id }) => id) });
      // The header stands once, in the first part.
      files.push(files.length === 0 ? csv : csv.slice(csv.indexOf('\r\n') + 2));
      return { changed: [], left: [] };
    });
    if (!done) return;
    const filename = `leads-${isoDay(new Date())}.csv`;
    download(filename, files.join(''), 'text/csv;charset=utf-8');
    report(leads, `${countOf(leads.length, 'leads')} exported`, []);
  }

  return { isPending, update, markSpam, remove, exportCsv };
}
