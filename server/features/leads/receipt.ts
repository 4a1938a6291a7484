import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import type { Language } from '../../../db/enums';
import { leads } from '../../../db/schema/leads';
import { INQUIRY_SUBJECTS } from '../../../src/config/inquiry-subjects';
import { siteName } from '../../../src/config/site';
import { fill } from '../../../src/lib/fill';
import { isMailbox } from '../../core/mailbox';
import { describeTime } from '../../core/working-hours';
import { queueMail } from '../../mail/outbox';

interface Inquiry {
  id: string;
  email: string;
  language: Language;
  dueAt: string;
  createdAt: string;
}

/**
 * Queues a mail to the sender of a stored inquiry, which says when an answer is due. Anybody can enter
 * somebody else's address: the mail has no word of the inquiry, and a mailbox gets one a day.
 */
export function queueReceipt(database: Database, inquiry: Inquiry, timeZone: string): void {
  const { email, language, dueAt, createdAt } = inquiry;
  if (hasWrittenToday(database, inquiry)) return;
  const due = describeTime(dueAt, timeZone, language);
  queueMail(database, {
    recipient: email,
    replyTo: null,
    subject: INQUIRY_SUBJECTS[language],
    body: fill(BODIES[language].join('\n\n'), { due }),
    now: createdAt,
    letter: { fromName: siteName(language) },
  });
}

/** Whether the mailbox sent an inquiry before this one, within a day. Spam got no receipt. */
function hasWrittenToday(database: Database, { id, email, createdAt }: Inquiry): boolean {
  const dayBefore = new Date(Date.parse(createdAt) - DAY_MS).toISOString();
  const isEarlier = and(ne(leads.id, id), eq(leads.isSpam, false), gt(leads.createdAt, dayBefore));
  const earlier = database
    .select({ id: leads.id })
    .from(leads)
    .where(and(isMailbox(leads.email, email), isEarlier));
  return earlier.get() !== undefined;
}

const BODIES: Record<Language, string[]> = {
  en: [
    'Thank you for writing to us. Your inquiry has arrived.',
    'You will have our answer by {due}.',
    'If you want to add something, reply to this mail.',
    'If you have not written to us, somebody has entered your address by mistake. You need not do anything.',
  ],
  ar: [
    'شكرًا لكتابتكم إلينا. وصلنا استفساركم.',
    'يصلكم ردّنا في موعد أقصاه {due}.',
    'إن أردتم إضافة شيء فردّوا على هذه الرسالة.',
    'إن لم تكتبوا إلينا فقد أدخل أحدهم عنوانكم خطأً، ولا يلزمكم فعل شيء.',
  ],
};
