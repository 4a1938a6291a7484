import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { type CompleteRow, preparedInsert } from '../../../db/prepared-insert';
import { leads } from '../../../db/schema/leads';
import type { Written } from '../activities/domain-event';
import { recordConversion } from '../analytics/record-events';
import { sourceOf } from '../analytics/session';
import { contactConversion } from '../analytics/spam-conversions';
import { mailStaff } from '../../mail/staff-mail';
import { describeLead } from './describe-lead';
import { type Deadlines, dueTime } from './lead-state';
import { leadSearchText } from './leads.schema';
import { queueReceipt } from './receipt';
import type { SubmittedLead } from './submit-lead.schema';

const queries = prepared((database) => ({
  insertLead: preparedInsert(database, leads, (insert) => insert.prepare()),
}));

export function insertLead(database: Database, lead: CompleteRow<typeof leads>) {
  queries(database).insertLead.run(lead);
  return { id: lead.id, createdAt: lead.createdAt };
}

export interface SubmitOptions {
  now: string;
  /** The visitor's anonymous session of the day. */
  sessionId: string | null;
  /** With the zone whose days the conversion is counted by. */
  deadlines: Deadlines;
  /** Recipient of the notification; null sends none. */
  notifyEmail: string | null;
  /** Whether the sender gets a receipt by mail. */
  isReceiptSent: boolean;
  siteUrl: string;
  /** Of a caller with a token, whose inquiries are never spam. */
  isTrusted: boolean;
}

/**
 * Stores an inquiry with its conversion and its notification. Runs inside `write`, so all three are
 * stored or none. Suspected spam is stored and flagged only.
 */
export function submitLead(
  database: Database,
  posted: SubmittedLead,
  options: SubmitOptions,
): Written<{ id: string; createdAt: string }> {
  const { now: createdAt, sessionId, deadlines, notifyEmail, siteUrl } = options;
  const dueAt = dueTime(createdAt, deadlines);
  const isSpam = !options.isTrusted && looksLikeSpam(posted);
  const { faxNumber, language, ...details } = posted;
  const lead = { ...details, language: language ?? ('en' as const) };
  const stored = insertLead(database, {
    ...lead,
    id: newId(),
    isSpam,
    searchText: leadSearchText(lead),
    status: 'new',
    lostReason: null,
    ownerId: null,
    answeredAt: null,
    // Nobody has to answer spam.
    dueAt: isSpam ? null : dueAt,
    source: sessionId === null ? null : sourceOf(database, sessionId),
    createdAt,
    updatedAt: createdAt,
  });
  const written: Written<typeof stored> = {
    result: stored,
    event: { type: 'lead.created', subjectId: stored.id, data: { isSpam } },
    live: { type: 'lead' },
  };
  if (isSpam) return written;

  const conversion = contactConversion({ ...stored, interest: lead.interest }, sessionId);
  recordConversion(database, deadlines.timeZone, conversion);
  if (options.isReceiptSent) {
    queueReceipt(database, { ...lead, ...stored, dueAt }, deadlines.timeZone);
  }
  if (notifyEmail) {
    const link = `${siteUrl}/admin/leads?lead=${stored.id}`;
    mailStaff(database, {
      recipient: notifyEmail,
      replyTo: lead.email,
      subject: `New inquiry from ${lead.name}`,
      body: describeLead(lead, link),
      link,
      now: createdAt,
    });
  }
  return written;
}

const MAX_LINKS = 5;

function looksLikeSpam({ faxNumber, message }: SubmittedLead): boolean {
  const hasHiddenField = faxNumber !== undefined && faxNumber !== null && faxNumber !== '';
  const links = message.match(/https?:\/\/|\bwww\./gi) ?? [];
  return hasHiddenField || links.length > MAX_LINKS;
}
