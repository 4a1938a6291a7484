import { ASK_OUTCOME_PHRASES } from '../../../db/enums';
import type { ActivityType } from '../../../server/features/activities/activity-types.schema';
import { SUBJECTS } from '../../../server/features/activities/event-subjects.schema';

/** What somebody did, before the name of the record's type. */
const USUAL = {
  created: 'created the',
  updated: 'edited the',
  status_changed: 'moved the',
  removed: 'deleted the',
  draft_saved: 'saved a draft of the',
  draft_discarded: 'discarded the draft of the',
  preview_created: 'made a preview link of the',
  preview_revoked: 'revoked a preview link of the',
};

type Usual = `${string}.${keyof typeof USUAL}`;

/**
 * What somebody did, before the record, where it is not as usual. A verb in the past tense, since the
 * person stands before it.
 */
const PHRASES: Record<Exclude<ActivityType, Usual>, string> &
  Partial<Record<ActivityType, string>> = {
  'lead.created': 'sent the inquiry of',
  'lead.assigned': 'handed over the lead',
  'lead.follow_up_set': 'set the follow-up of',
  'lead.note_added': 'added a note to the lead',
  'lead.call_logged': 'logged a call with',
  'lead.answer_logged': 'logged an answer of',
  'lead.addresses_joined': 'joined the addresses of',
  'lead.addresses_parted': 'parted the addresses of',
  'lead.removed': 'deleted the spam',
  'lead.marked_as_spam': 'marked as spam the lead',
  'lead.unmarked_as_spam': 'moved out of spam the lead',
  'lead.reply_queued': 'replied to',
  'lead.reply_sent': 'sent the reply to',
  'lead.reply_failed': 'could not send the reply to',
  'lead.reply_undone': 'took back the reply to',
  'leads.imported': 'imported leads from a file',
  'leads.import_undone': 'took back an import of leads',
  'redirect.created': 'made the redirect from',
  'redirect.updated': 'edited the redirect from',
  'redirect.removed': 'deleted the redirect from',
  'team_member.created': 'added to the team',
  'team_member.updated': 'edited in the team',
  'media.created': 'uploaded the file',
  'media.updated': 'described the file',
  'media.replaced': 'put a new file in the place of another',
  'media.removed': 'deleted the file',
  'conversation.started': 'started the conversation with',
  'conversation.message_sent': 'wrote in the conversation with',
  'conversation.status_changed': 'closed the conversation with',
  'conversation.assigned': 'assigned the conversation with',
  'conversation.updated': 'labelled the conversation with',
  'conversation.note_added': 'wrote a note in the conversation with',
  'conversation.answers_mailed': 'mailed the answers in the conversation with',
  'conversation.transcript_mailed': 'mailed the transcript of the conversation with',
  'conversation.mail_sent': 'sent the mail about the conversation with',
  'conversation.mail_failed': 'could not send the mail about the conversation with',
  'conversation.mail_stopped': 'wants no more mail about the conversation with',
  'conversation.link_opened': 'opened the link to the conversation with',
  'conversation.links_revoked': 'revoked the links to the conversation with',
  'conversation.rated': 'rated the conversation with',
  'conversation.blocked': 'blocked the visitor',
  'conversation.unblocked': 'unblocked the visitor',
  'client.created': 'added the client',
  'project_update.drafted': 'drafted the update',
  'project_update.created': 'posted the update',
  'project_update.updated': 'edited the update',
  'project_update.removed': 'deleted the update',
  'contact.created': 'added the contact',
  'contact.removed': 'removed the contact',
  'contact.link_made': 'made a new link for',
  'contact.link_used': 'opened the link of',
  'contact.access_ended': 'ended the access of',
  'contact.signed_out': 'signed out as',
  'ask.created': 'asked the client in',
  'ask.answered': 'answered',
  'ask.updated': 'changed what is asked in',
  'ask.removed': 'withdrew what was asked in',
  'comment.created': 'commented on',
  'comment.removed': 'deleted a comment on',
  'greeting.created': 'set the greeting of',
  'greeting.updated': 'edited the greeting of',
  'greeting.removed': 'removed the greeting of',
  'saved_reply.created': 'saved the reply',
  'saved_view.changed': 'changed their own views of the leads',
  'staff.added': 'added',
  'staff.invited': 'invited',
  'staff.joined': 'accepted the invitation',
  'staff.invitation_revoked': 'withdrew the invitation of',
  'staff.updated': 'edited',
  'staff.role_changed': 'changed the role of',
  'staff.token_renewed': 'made a new access token',
  'staff.signed_out_everywhere': 'ended all of their sessions',
  'staff.notifications_chosen': 'chose what they are told of',
  'staff.removed': 'removed',
  'token.created': 'made the access token',
  'token.revoked': 'revoked the access token',
  'mail.retried': 'had another try at the mail',
  'person.exported': 'exported the data of a person',
  'person.erased': 'erased the data of a person',
  'person.expired': 'removed old records',
  'webhook.created': 'made the webhook',
  'webhook.secret_renewed': 'renewed the secret of the webhook',
  'webhook.switched_on': 'switched on the webhook',
  'webhook.switched_off': 'switched off the webhook',
  'webhook.removed': 'removed the webhook',
  'webhook.test_sent': 'sent a test event to the webhook',
  'webhook.delivery_repeated': 'sent again a delivery of the webhook',
  'data.exported': 'exported all data',
};

/** A type of a later version is shown as it is. */
export function phraseOf(type: string, data: Record<string, unknown> = {}): string {
  // With numbers it is a part of the data.
  if (type === 'data.exported' && data.counts) return 'exported';
  if (type === 'lead.follow_up_set' && data.dueAt === null) return 'ended the follow-up of';
  if (type === 'ask.answered') return outcomePhraseOf(data) ?? PHRASES[type];
  return (PHRASES as Record<string, string | undefined>)[type] ?? usualPhraseOf(type) ?? type;
}

const outcomePhraseOf = ({ outcome }: Record<string, unknown>) =>
  (ASK_OUTCOME_PHRASES as Record<string, string | undefined>)[String(outcome)];

function usualPhraseOf(type: string): string | undefined {
  const [subjectType = '', verb = ''] = type.split('.');
  const usual = (USUAL as Record<string, string | undefined>)[verb];
  return usual && `${usual} ${subjectType.replaceAll('_', ' ')}`;
}

/** What has no record to follow the verb: one's own account, people who are gone, all data. */
const WITHOUT_RECORD: readonly string[] = [
  'leads.imported',
  'leads.import_undone',
  'saved_view.changed',
  'staff.joined',
  'staff.token_renewed',
  'staff.signed_out_everywhere',
  'staff.notifications_chosen',
  'person.exported',
  'person.erased',
  'person.expired',
  'data.exported',
] satisfies ActivityType[];

export const hasRecord = (type: string) => !WITHOUT_RECORD.includes(type);

interface Change {
  from?: string | undefined;
  to?: string | undefined;
  role?: string | undefined;
  dueAt?: string | undefined;
  /** The names of the changed fields, as they are shown. */
  fields: string[];
  /** How many rows of each kind were removed, such as `3 chat messages`. */
  counts: string[];
}

/** The parts of an event's data that are shown. */
export function changeOf(data: Record<string, unknown>): Change {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : undefined);
  const names = Array.isArray(data.fields) ? data.fields.map(String) : [];
  // A changed due time is told by itself.
  const fields = names.filter((name) => name !== 'dueAt');
  const counts = Object.entries((data.counts ?? {}) as Record<string, unknown>);
  return {
    from: text('from'),
    to: text('to'),
    role: text('role'),
    dueAt: text('dueAt'),
    fields: fields.map(toLabel),
    counts: counts.map(
      ([name, count]) => `${String(count)} ${toLabel(count === 1 ? oneOf(name) : name)}`,
    ),
  };
}

/** `savedReplies` of one is `savedReply`. */
const oneOf = (nouns: string) => nouns.replace(/ies$/, 'y').replace(/s$/, '');

/** `startDate` is shown as `start date`, `ownerId` as `owner`, `due_soon` as `due soon`. */
export const toLabel = (field: string) =>
  field
    .replace(/Ids?$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const ACTORS: Record<string, string> = {
  contact: 'A contact',
  visitor: 'A visitor',
  system: 'Masar',
  token: 'A tool',
};

interface Acted {
  actorType: string;
  actor: { name: string; isRemoved: boolean } | null;
}

/** Who caused an event: a person by name, removed ones marked. */
export function actorName({ actorType, actor }: Acted): string {
  if (!actor) return ACTORS[actorType] ?? actorType;
  return actor.isRemoved ? `${actor.name} (removed)` : actor.name;
}

interface About {
  subjectType: string;
  subjectId: string;
  data: Record<string, unknown>;
}

/** The address of the record that an event is about; null where none opens it. */
export function addressOf({ subjectType, subjectId, data }: About): string | null {
  const { address } =
    (SUBJECTS as Partial<Record<string, { address?: string }>>)[subjectType] ?? {};
  const texts: Record<string, unknown> = { ...data, id: subjectId };
  return (
    address?.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(texts[name])),
    ) ?? null
  );
}
