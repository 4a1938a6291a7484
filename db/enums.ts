/** The closed lists of values, for the database, the server and the browser. */

import type { Interest } from './public-enums';

export * from './public-enums';

export const INTEREST_LABELS: Record<Interest, string> = {
  'ai-analytics': 'AI & Analytics',
  'saas-platforms': 'SaaS Platforms',
  'supply-chain': 'Supply Chain Optimization',
  other: 'Other',
};

export const LEAD_STATUSES = ['new', 'answered', 'qualified', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LOST_REASONS = ['budget', 'timing', 'competitor', 'fit', 'silence', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export const LEAD_NOTE_KINDS = ['note', 'call', 'answer'] as const;
export type LeadNoteKind = (typeof LEAD_NOTE_KINDS)[number];

/** What sessions are counted by. */
export const SOURCE_KINDS = ['referrer', 'campaign', 'landing', 'exit', 'step'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The way to an inquiry, from any page to the sent form. */
export const FUNNEL_STEPS = ['page', 'contact', 'begun', 'sent'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Text, not boolean, in the database and in JSON alike. */
export const FEATURED = ['true', 'false'] as const;
/** What is scheduled becomes published at its time; what is unpublished was public, or withheld. */
export const CONTENT_STATUSES = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export const CONVERSATION_STATUSES = ['active', 'closed'] as const;
export const CHAT_MAIL_STATES = ['queued', 'sent', 'failed'] as const;
/** What staff have to do: those that wait for an answer, and of the active ones their own and nobody's. */
export const CONVERSATION_QUEUES = ['unanswered', 'mine', 'unassigned'] as const;
/** What the content screen edits, by the names of events. */
export const CONTENT_TYPES = ['insight', 'case_study', 'page'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const CLIENT_STATUSES = ['active', 'inactive'] as const;
export const PROJECT_STATUSES = ['planning', 'in-progress', 'completed', 'on-hold'] as const;

/** When a contact of a client gets mail about news. */
export const CONTACT_NEWS = ['at_once', 'digest', 'never'] as const;
export type ContactNews = (typeof CONTACT_NEWS)[number];
/** What an update may ask of the client. */
export const ASK_KINDS = ['approve', 'choose', 'file', 'answer'] as const;
export type AskKind = (typeof ASK_KINDS)[number];
export const ASK_OUTCOMES = ['approved', 'declined', 'chosen', 'sent', 'answered'] as const;
export type AskOutcome = (typeof ASK_OUTCOMES)[number];
/** What a contact did, before the title of the update. */
export const ASK_OUTCOME_PHRASES: Record<AskOutcome, string> = {
  approved: 'approved',
  declined: 'said “Not yet” to',
  chosen: 'chose an option under',
  sent: 'sent a file under',
  answered: 'answered under',
};

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;

/** A reply that is queued waits to be sent, or to be tried again; a failed one was given up. */
export const REPLY_STATES = ['queued', 'sent', 'failed', 'undone'] as const;

/** What staff are told of. */
export const NOTIFICATION_EVENTS = [
  'inquiry',
  'assignment',
  'mention',
  'waiting',
  'due_soon',
  'overdue',
  'client_answer',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** A digest is sent at nine in the morning. */
export const NOTIFICATION_MAILS = ['never', 'at_once', 'digest'] as const;
type NotificationMail = (typeof NOTIFICATION_MAILS)[number];

/** By which ways a person is told of an event. */
export interface NotificationWays {
  console: boolean;
  browser: boolean;
  mail: NotificationMail;
}
