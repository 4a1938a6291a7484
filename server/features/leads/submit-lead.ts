import { type Database, placeholdersOf, prepared } from '../../../db/client';
import { INTEREST_LABELS } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { leads } from '../../../db/schema';
import { recordConversion } from '../analytics/record-events';
import { queueMail } from '../../mail/outbox';
import { leadSearchText } from './leads.schema';
import type { SubmittedLead } from './submit-lead.schema';

const queries = prepared((database) => ({
  insertLead: database
    .insert(leads)
    .values(placeholdersOf(leads))
    .returning({ id: leads.id, createdAt: leads.createdAt })
    .prepare(),
}));

/** Every column is named, so that one that was added is not forgotten. */
export function insertLead(database: Database, lead: Required<typeof leads.$inferInsert>) {
  return queries(database).insertLead.get(lead);
}

export interface SubmitOptions {
  now: string;
  /** The visitor's anonymous session of the day. */
  sessionId: string | null;
  /** Whose days the conversion is counted by. */
  timeZone: string;
  /** Who hears of it; null for nobody. */
  notifyEmail: string | null;
  siteUrl: string;
}

/**
 * Stores an inquiry with its conversion and the mail that tells of it. Runs inside `write`, so
 * all three are kept or none. Suspected spam is stored and flagged, and nothing else.
 */
export function submitLead(database: Database, posted: SubmittedLead, options: SubmitOptions) {
  const { now: createdAt, sessionId, timeZone, notifyEmail, siteUrl } = options;
  const isSpam = looksLikeSpam(posted);
  const { faxNumber, ...lead } = { ...posted, interest: posted.interest ?? null };
  const stored = insertLead(database, {
    ...lead,
    id: newId(),
    isSpam,
    searchText: leadSearchText(lead),
    createdAt,
  });
  if (isSpam) return stored;

  recordConversion(database, timeZone, {
    sessionId,
    conversionType: 'contact_form',
    value: lead.interest,
    leadId: stored.id,
    createdAt,
  });
  if (notifyEmail) {
    queueMail(database, {
      recipient: notifyEmail,
      replyTo: lead.email,
      subject: `New inquiry from ${lead.name}`,
      body: describeLead(lead, `${siteUrl}/admin/leads?lead=${stored.id}`),
      now: createdAt,
    });
  }
  return stored;
}

const MAX_LINKS = 5;

function looksLikeSpam({ faxNumber, message }: SubmittedLead): boolean {
  const isTrapSprung = faxNumber !== undefined && faxNumber !== null && faxNumber !== '';
  const links = message.match(/https?:\/\/|\bwww\./gi) ?? [];
  return isTrapSprung || links.length > MAX_LINKS;
}

function describeLead(lead: Omit<SubmittedLead, 'faxNumber'>, address: string): string {
  const rows: [string, string | null][] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Company', lead.company],
    ['Phone', lead.phone],
    ['Interest', lead.interest ? INTEREST_LABELS[lead.interest] : null],
  ];
  const facts = rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return [...facts, '', lead.message, '', `In the console: ${address}`].join('\n');
}
