import { expect, onTestFinished, test } from 'vitest';
import { mailOutbox } from '../../../db/schema/mail';
import { startOutbox } from '../../mail/outbox';
import { createSmtpTransport } from '../../mail/transport';
import { DAY_MS, movableClock } from '../../test/clock';
import { startSmtpCatcher } from '../../test/smtp-catcher';
import { createTestApp } from '../../test/test-app';
import { anInquiry } from './leads.examples';

/** A Thursday afternoon: Friday and Saturday are off. */
const THURSDAY = '2026-11-26T13:30:00.000Z';

function createDesk(env: Record<string, string> = { INQUIRY_RECEIPTS: 'on' }) {
  const { clock, advance } = movableClock(THURSDAY);
  const app = createTestApp({ deps: { clock }, env });
  const { database } = app.deps;
  const receipts = () =>
    database.select().from(mailOutbox).orderBy(mailOutbox.createdAt, mailOutbox.id).all();
  const write = (inquiry: Record<string, unknown>) =>
    app.caller().leads.create(anInquiry({ email: 'dana@nile.example', ...inquiry }));
  return { ...app, advance, receipts, write };
}

test('the sender of an inquiry reads when an answer is due, and no word of the inquiry', async () => {
  const { write, receipts } = createDesk();
  await write({ name: 'Buy pills', message: 'at pills.example' });
  const [receipt, ...others] = receipts();
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({
    recipient: 'dana@nile.example',
    replyTo: null,
    subject: 'Your inquiry to Masar',
    letter: { fromName: 'Masar' },
  });
  expect(receipt?.body).toContain('by Sunday, November 29, 2026 at 4:30 PM (Amman time).');
  expect(receipt?.body).not.toMatch(/pills|Dana/i);
});

test('an inquiry from an Arabic page has an Arabic receipt', async () => {
  const { write, receipts } = createDesk();
  await write({ language: 'ar' });
  const [receipt] = receipts();
  expect(receipt?.subject).toBe('استفساركم لدى مسار');
  expect(receipt?.body).toContain('الأحد، 29 نوفمبر 2026 في 4:30 م (توقيت الأردن).');
});

test('it arrives by mail', async () => {
  const { write, receipts, deps } = createDesk();
  const smtp = await startSmtpCatcher();
  deps.outbox = startOutbox({
    ...deps,
    transport: createSmtpTransport(smtp.url, 'hello@masar.example'),
  });
  onTestFinished(() => deps.outbox.stop());
  await write({ language: 'ar' });
  await expect.poll(() => smtp.mails.length).toBe(1);
  expect(smtp.mails[0]?.headers).toMatchObject({
    to: 'dana@nile.example',
    from: expect.stringContaining('<hello@masar.example>') as unknown,
  });
  await expect.poll(receipts, { message: 'sent once' }).toEqual([]);
});

test('a mailbox gets one a day, whatever its tags and letters', async () => {
  const { write, receipts, advance } = createDesk();
  await write({});
  await write({});
  await write({ email: 'Dana+shop@nile.example' });
  await write({ email: 'lina@nile.example' });
  const toLina = { recipient: 'lina@nile.example' };
  expect(receipts()).toMatchObject([{ recipient: 'dana@nile.example' }, toLina]);
  advance(DAY_MS);
  await write({});
  expect(receipts()).toHaveLength(3);
});

test('suspected spam has none, and does not take that of an inquiry', async () => {
  const { write, receipts } = createDesk();
  await write({ faxNumber: '555' });
  expect(receipts()).toEqual([]);
  await write({});
  expect(receipts()).toHaveLength(1);
});

test('none is sent unless the setting is on', async () => {
  const { write, receipts } = createDesk({});
  await write({});
  expect(receipts()).toEqual([]);
});
