import {
  SUBJECT_TYPES,
  SUBJECTS,
  type SubjectType,
} from '../../../server/features/activities/event-subjects.schema';
import type { StaffEvent } from '../../lib/live';
import { trpc } from '../../lib/trpc';

type ChangedEvent = Extract<StaffEvent, { type: 'changed' }>;

/** Refetches the lists of records that somebody has changed. Open forms keep what is typed. */
export function useLiveChanges() {
  const utils = trpc.useUtils();
  const clients = () => [
    utils.clients.list.invalidate(),
    utils.clients.detail.invalidate(),
    utils.projects.list.invalidate(),
    utils.projects.stats.invalidate(),
    utils.leads.timeline.invalidate(),
  ];
  const updates = () => [
    ...clients(),
    utils.projectUpdates.list.invalidate(),
    utils.asks.list.invalidate(),
  ];
  /** Where other lists than those of its noun show it, or only some of them. */
  const readers: Partial<Record<SubjectType, () => Promise<unknown>[]>> = {
    lead: () => [utils.leads.timeline.invalidate()],
    case_study: () => [
      utils.caseStudies.listAll.invalidate(),
      utils.caseStudies.lastChanges.invalidate(),
      utils.drafts.list.invalidate({ type: 'case_study' }),
    ],
    insight: () => [
      utils.insights.listAll.invalidate(),
      utils.insights.lastChanges.invalidate(),
      utils.drafts.list.invalidate({ type: 'insight' }),
    ],
    page: () => [
      utils.pages.summaries.invalidate(),
      utils.pages.lastChanges.invalidate(),
      utils.drafts.list.invalidate({ type: 'page' }),
    ],
    conversation: () => [utils.chat.notes.invalidate(), utils.chat.side.invalidate()],
    client: clients,
    project: clients,
    project_update: updates,
    milestone: () => [...clients(), utils.milestones.invalidate()],
    ask: updates,
    comment: updates,
    // Other lists of these are about one record, which may be gone.
    contact: () => [utils.contacts.list.invalidate()],
    webhook: () => [utils.webhooks.list.invalidate()],
    media: () => [utils.media.list.invalidate()],
    staff: () => [utils.staff.list.invalidate(), utils.staff.me.invalidate()],
    data: () => [utils.exports.status.invalidate()],
    person: () => [],
  };
  const readersOf = (type: SubjectType) =>
    readers[type]?.() ?? [utils[SUBJECTS[type].noun].invalidate()];
  const read = (lists: Promise<unknown>[]) =>
    void Promise.all([...lists, utils.activities.list.invalidate()]);
  return {
    onChanged: ({ subjectType }: ChangedEvent) => read(readersOf(subjectType)),
    /** Any record may have changed. */
    onMissed: () => read(SUBJECT_TYPES.flatMap(readersOf)),
  };
}
