import { expect, onTestFinished, test } from 'vitest';
import { leadReplies } from '../../../db/schema/lead-replies';
import { media } from '../../../db/schema/media';
import { startOutbox } from '../../mail/outbox';
import { createSmtpTransport } from '../../mail/transport';
import { MINUTE_MS } from '../../test/clock';
import { createDesk } from '../../test/desk';
import { problemOf } from '../../test/responses';
import { startSmtpCatcher } from '../../test/smtp-catcher';
import { rowOf, upload } from '../../test/uploads';
import { aPdf } from '../media/media.examples';
import { followReplies } from './follow-replies';
import { aReply } from './lead-replies.examples';

const FROM = 'hello@masar.example';

async function createPostDesk(refuse = 0) {
  const desk = await createDesk();
  const smtp = await startSmtpCatcher({ refuse });
  const { deps, advance, app, rana } = desk;
  deps.outbox = startOutbox({
    ...deps,
    transport: createSmtpTransport(smtp.url, FROM),
    onOutcome: followReplies(deps.database, (event) => deps.bus.publish(event)),
  });
  onTestFinished(() => deps.outbox.stop());
  const leadId = await desk.inquire();
  const attach = async (name: string, size?: number) =>
    rowOf(await upload(app, { bytes: aPdf(size), name, isPrivate: true }, rana.headers));
  const sendDue = () => {
    advance(MINUTE_MS);
    deps.outbox.wake();
  };
  const reply = (attachmentIds: string[]) =>
    rana.call().leadReplies.create({ leadId, ...aReply(), attachmentIds });
  const replies = async () => (await rana.call().leadReplies.list({ leadId })).replies;
  const sent = () => smtp.mails.filter(({ to }) => to.includes('dana@nile.example'));
  return { ...desk, leadId, attach, sendDue, reply, replies, sent };
}

/** The bytes of a part of a mail, by its name. */
function partOf(source: string, name: string): Buffer {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? [];
  const part = source.split(`--${boundary}`).find((one) => one.includes(`filename=${name}`)) ?? '';
  expect(part).toContain('Content-Type: application/pdf');
  expect(part).toContain('Content-Disposition: attachment');
  return Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64');
}

test('a reply is sent with its files, byte for byte, and lists them', async () => {
  const { attach, reply, replies, sendDue, sent } = await createPostDesk();
  const [offer, plan] = [await attach('offer.pdf', 300_000), await attach('plan.pdf')];
  const queued = await reply([offer.id, plan.id, offer.id]);
  expect(queued.attachments).toMatchObject([
    { id: offer.id, name: 'offer.pdf', mimeType: 'application/pdf', url: offer.url },
    { id: plan.id, name: 'plan.pdf' },
  ]);
  sendDue();
  await expect.poll(() => sent().length).toBe(1);
  const { source = '' } = sent()[0] ?? {};
  expect(partOf(source, 'offer.pdf').equals(aPdf(300_000))).toBe(true);
  expect(partOf(source, 'plan.pdf').equals(aPdf())).toBe(true);
  expect(source).toContain('thank you for writing to us.');
  expect((await replies())[0]?.attachments).toHaveLength(2);
});

test('another try of a reply that was refused has its files too', async () => {
  const { attach, reply, replies, rana, leadId, sendDue, sent } = await createPostDesk(1);
  const offer = await attach('offer.pdf');
  const { id: replyId } = await reply([offer.id]);
  sendDue();
  await expect.poll(async () => (await replies())[0]?.state).toBe('failed');
  await rana.call().leadReplies.retry({ leadId, replyId });
  await expect.poll(() => sent().length).toBe(1);
  expect(partOf(sent()[0]?.source ?? '', 'offer.pdf').equals(aPdf())).toBe(true);
});

test('attachments of more than 10 MB together, or that are gone, are refused at the field', async () => {
  const { attach, send, rana, leadId, count } = await createPostDesk();
  const large = [await attach('one.pdf', 6_000_000), await attach('two.pdf', 5_000_000)];
  const path = `/api/admin/leads/${leadId}/replies`;
  const refuse = async (attachmentIds: unknown) => {
    const body = { ...aReply(), attachmentIds };
    const response = await send('POST', path, body, rana.headers);
    expect(response.status).toBe(400);
    return (await problemOf(response)).errors?.map(({ path: at, message }) => [at, message]);
  };
  expect(await refuse(large.map(({ id }) => id))).toEqual([
    ['attachmentIds', 'The attachments have more than 10 MB together'],
  ]);
  expect(await refuse([crypto.randomUUID()])).toEqual([
    ['attachmentIds', 'A file is not there any more. Attach it again'],
  ]);
  expect(await refuse('all')).toEqual([['attachmentIds', 'attachmentIds must be a list of ids']]);
  expect(count(leadReplies)).toBe(0);
});

test('an attached file cannot be deleted, and goes with the person unless something else uses it', async () => {
  const { attach, reply, staff, count, rana } = await createPostDesk();
  const [own, shared] = [await attach('own.pdf'), await attach('shared.pdf')];
  await reply([own.id, shared.id]);
  await expect(staff().media.remove({ id: own.id })).rejects.toThrow(
    'It is in use: Reply "Your inquiry to Masar".',
  );
  const { id: other } = await rana.call().leads.create({
    name: 'Omar Said',
    email: 'omar@nile.example',
    message: 'Hello there',
  });
  await rana.call().leadReplies.create({ leadId: other, ...aReply(), attachmentIds: [shared.id] });
  const { sections } = await staff().people.show({ email: 'dana@nile.example' });
  expect(sections.find(({ name }) => name === 'files')?.count).toBe(2);
  await staff().people.erase({ email: 'dana@nile.example' });
  expect(count(media)).toBe(1);
  await staff().people.erase({ email: 'omar@nile.example' });
  expect(count(media)).toBe(0);
});
