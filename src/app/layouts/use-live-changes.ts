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
  const readers: Record<ChangedEvent['subjectType'], () => Promise<unknown>[]> = {
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
    contact: () => [utils.contacts.list.invalidate()],
    milestone: () => [...clients(), utils.milestones.invalidate()],
    ask: updates,
    comment: updates,
    webhook: () => [utils.webhooks.list.invalidate()],
    token: () => [utils.tokens.list.invalidate()],
    saved_view: () => [utils.savedViews.list.invalidate()],
    data: () => [utils.exports.status.invalidate()],
    staff: () => [utils.staff.list.invalidate(), utils.staff.me.invalidate()],
    team_member: () => [utils.team.list.invalidate()],
    media: () => [utils.media.list.invalidate()],
    mail: () => [utils.mail.failed.invalidate()],
    leads: () => [utils.leadImports.invalidate()],
    greeting: () => [utils.greetings.list.invalidate()],
    saved_reply: () => [utils.savedReplies.list.invalidate()],
    redirect: () => [utils.redirects.list.invalidate()],
    person: () => [],
  };
  const read = (lists: Promise<unknown>[]) =>
    void Promise.all([...lists, utils.activities.list.invalidate()]);
  return {
    onChanged: ({ subjectType }: ChangedEvent) => read(readers[subjectType]()),
    /** Any record may have changed. */
    onMissed: () => read(Object.values(readers).flatMap((reader) => reader())),
  };
}
