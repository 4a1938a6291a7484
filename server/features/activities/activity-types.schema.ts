import * as z from 'zod/mini';
import {
  ASK_KINDS,
  ASK_OUTCOMES,
  CLIENT_STATUSES,
  CONTENT_STATUSES,
  CONVERSATION_STATUSES,
  LEAD_STATUSES,
  PROJECT_STATUSES,
} from '../../../db/enums';
import { PERMISSIONS, STAFF_ROLES } from '../../../db/permissions';
import type { SubjectType } from './event-subjects.schema';

const none = z.object({});
const fields = z.array(z.string());
const changed = z.object({ fields });
/** A change of a closed list. `fields` names all that changed with it. */
const moved = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.object({ fields, from: z.enum(values), to: z.enum(values) });
/** From and to are ids of people; null for nobody. */
const assigned = z.object({ fields, from: z.nullable(z.string()), to: z.nullable(z.string()) });
/** The numbers of removed rows, by what they were. */
const counted = z.object({ counts: z.record(z.string(), z.int()) });
const ofProject = z.object({ projectId: z.string() });
const changedOfProject = z.object({ projectId: z.string(), fields });
const ofUpdate = z.object({ projectId: z.string(), updateId: z.string() });
const aboutReply = z.object({ replyId: z.string() });
const aboutMail = z.object({ mailId: z.string() });
const aboutPreview = z.object({ previewId: z.string() });
const withState = z.object({ status: z.enum(CONTENT_STATUSES) });
const withRole = z.object({ role: z.enum(STAFF_ROLES) });

/**
 * Every type of event, with the schema of its data: ids, names of fields, numbers and values of
 * closed lists. Never names, addresses or texts of people.
 */
export const ACTIVITY_DATA = {
  'lead.created': z.object({ isSpam: z.boolean() }),
  'lead.updated': changed,
  'lead.status_changed': moved(LEAD_STATUSES),
  'lead.assigned': assigned,
  'lead.note_added': z.object({ noteId: z.string() }),
  /** A call of ours, which answers the lead. */
  'lead.call_logged': z.object({ noteId: z.string() }),
  'lead.answer_logged': z.object({ noteId: z.string() }),
  /** The addresses of its mailbox that differ by a tag are one person's, or no longer. */
  'lead.addresses_joined': none,
  'lead.addresses_parted': none,
  'lead.removed': none,
  'lead.marked_as_spam': none,
  'lead.unmarked_as_spam': none,
  'lead.reply_queued': aboutReply,
  /** By the system, as is `lead.reply_failed`. */
  'lead.reply_sent': aboutReply,
  'lead.reply_failed': aboutReply,
  'lead.reply_undone': aboutReply,
  'leads.imported': z.object({ created: z.int(), updated: z.int(), skipped: z.int() }),
  'leads.import_undone': z.object({ removed: z.int(), left: z.int() }),
  'case_study.created': withState,
  'case_study.updated': changed,
  /** By the system too, at the time of a schedule. */
  'case_study.status_changed': moved(CONTENT_STATUSES),
  /** Beside the item, which stays as it is. */
  'case_study.draft_saved': changed,
  'case_study.draft_discarded': none,
  /** A link that shows it to people without access. */
  'case_study.preview_created': aboutPreview,
  'case_study.preview_revoked': aboutPreview,
  'insight.created': withState,
  'insight.updated': changed,
  'insight.status_changed': moved(CONTENT_STATUSES),
  'insight.draft_saved': changed,
  'insight.draft_discarded': none,
  'insight.preview_created': aboutPreview,
  'insight.preview_revoked': aboutPreview,
  'page.created': withState,
  'page.updated': changed,
  'page.status_changed': moved(CONTENT_STATUSES),
  'page.draft_saved': changed,
  'page.draft_discarded': none,
  'page.preview_created': aboutPreview,
  'page.preview_revoked': aboutPreview,
  'page.removed': none,
  'redirect.created': none,
  'redirect.updated': changed,
  'redirect.removed': none,
  'team_member.created': none,
  'team_member.updated': changed,
  'media.created': none,
  'media.updated': changed,
  'media.replaced': z.object({ replacedId: z.string() }),
  'media.removed': none,
  'conversation.started': z.object({ messageId: z.string() }),
  'conversation.message_sent': z.object({
    messageId: z.string(),
    senderType: z.enum(['agent', 'visitor']),
  }),
  'conversation.status_changed': moved(CONVERSATION_STATUSES),
  'conversation.assigned': assigned,
  /** Its labels. */
  'conversation.updated': changed,
  'conversation.note_added': z.object({ noteId: z.string() }),
  /** By the system, for a visitor who had not seen them. */
  'conversation.answers_mailed': aboutMail,
  'conversation.mail_sent': aboutMail,
  'conversation.mail_failed': aboutMail,
  'conversation.transcript_mailed': aboutMail,
  /** By its visitor, from a mail. */
  'conversation.mail_stopped': none,
  'conversation.link_opened': none,
  'conversation.links_revoked': none,
  /** By its visitor, after its end. */
  'conversation.rated': z.object({ isGood: z.boolean() }),
  /** Messages of its visitor are refused, or no longer. */
  'conversation.blocked': none,
  'conversation.unblocked': none,
  'client.created': none,
  'client.updated': changed,
  'client.status_changed': moved(CLIENT_STATUSES),
  'project.created': none,
  'project.updated': changed,
  'project.status_changed': moved(PROJECT_STATUSES),
  /** Kept for later; `project_update.created` follows when it is posted. */
  'project_update.drafted': ofProject,
  'project_update.created': ofProject,
  'project_update.updated': changedOfProject,
  'project_update.removed': ofProject,
  'contact.created': none,
  'contact.updated': changed,
  'contact.removed': none,
  /** By staff, or by the contact who asked for a new link. */
  'contact.link_made': none,
  'contact.link_used': none,
  'contact.access_ended': none,
  'contact.signed_out': none,
  'milestone.created': ofProject,
  'milestone.updated': changedOfProject,
  'milestone.removed': ofProject,
  'ask.created': z.extend(ofUpdate, { kind: z.enum(ASK_KINDS) }),
  'ask.answered': z.extend(ofUpdate, { outcome: z.enum(ASK_OUTCOMES) }),
  'ask.removed': ofUpdate,
  'comment.created': ofUpdate,
  'comment.removed': ofUpdate,
  'greeting.created': none,
  'greeting.updated': changed,
  'greeting.removed': none,
  'saved_reply.created': none,
  'saved_reply.updated': changed,
  'saved_reply.removed': none,
  /** Its subject is the person. */
  'saved_view.changed': none,
  /** By the command line, with a token. */
  'staff.added': withRole,
  /** By a colleague; `staff.joined` follows when the link is used. */
  'staff.invited': withRole,
  'staff.joined': none,
  'staff.invitation_revoked': none,
  'staff.updated': changed,
  'staff.role_changed': moved(STAFF_ROLES),
  'staff.token_renewed': none,
  'staff.signed_out_everywhere': none,
  /** What a person wants to be told of. */
  'staff.notifications_chosen': changed,
  'staff.removed': none,
  'token.created': z.object({ permissions: z.array(z.enum(PERMISSIONS)) }),
  'token.revoked': none,
  'mail.retried': none,
  'mail.removed': none,
  /** The subject of these is a new id: nothing leads to the person. */
  'person.exported': none,
  'person.erased': counted,
  'person.expired': counted,
  'webhook.created': none,
  'webhook.updated': changed,
  'webhook.secret_renewed': changed,
  'webhook.switched_on': changed,
  /** By a person, or by the system after days of failures. */
  'webhook.switched_off': changed,
  'webhook.removed': none,
  'webhook.test_sent': z.object({ deliveryId: z.string() }),
  'webhook.delivery_repeated': z.object({ deliveryId: z.string() }),
  /** Without numbers it is everything that is stored. */
  'data.exported': z.partial(counted),
} as const satisfies Record<`${SubjectType}.${string}`, z.ZodMiniType>;

export type ActivityType = keyof typeof ACTIVITY_DATA;
export const ACTIVITY_TYPES = Object.keys(ACTIVITY_DATA) as [ActivityType, ...ActivityType[]];
export type ActivityData<Type extends ActivityType> = z.output<(typeof ACTIVITY_DATA)[Type]>;

/** The record that a type of event is about: the part before the dot. */
export const subjectTypeOf = (type: ActivityType) => type.split('.')[0] as SubjectType;
