import { expect } from 'vitest';
import { notificationHours } from '../../db/schema/mail';
import { openContactSession } from '../features/contacts/contact-sessions';
import { storeFailedMail } from '../features/mail/mail.examples';
import { storeReply } from '../features/lead-replies/lead-replies.examples';
import { storeSent } from '../features/webhooks/webhooks.examples';
import { chatMails, chatRatings } from '../../db/schema/chat-desk';
import { storeNote } from '../features/chat/chat.examples';
import { aVisitor, AGENT, conversationPath, messagesPath, sendChatFile } from './chat';
import { createTestApp, STAFF } from './test-app';
import { aPicture, rowOf, upload } from './uploads';

type TestApp = ReturnType<typeof createTestApp>;

/** An application that notifies the staff of inquiries; no mail leaves it. */
export const createFirm = (deps = {}) =>
  createTestApp({ env: { NOTIFY_EMAIL: 'sales@masar.example' }, deps });

/**
 * A person with rows in every noun, through the API. Every text about them has the given word, so that
 * none can be left anywhere unnoticed.
 */
export async function storePerson(testApp: TestApp, word: string) {
  const { send, app, deps } = testApp;
  const email = `${word}.person@nile.example`;
  const typed = email.toUpperCase().replace('NILE', 'Nile');
  const about = (what: string) => `${word} ${what}`;
  let keys = 0;
  const create = async (path: string, body: object, headers: Record<string, string> = STAFF) => {
    const key = { 'Idempotency-Key': `${word}-${(keys += 1)}` };
    const response = await send('POST', path, body, { ...headers, ...key });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string };
  };
  const inquiry = {
    name: about('inquirer'),
    email: typed,
    company: about('lead company'),
    phone: about('lead phone'),
    message: about('lead message'),
  };
  const browser = { 'User-Agent': 'Firefox/150' };
  const lead = await create('/api/contact', inquiry, browser);
  const spam = await create('/api/contact', { ...inquiry, message: about('spam') }, browser);
  await testApp.staff().leads.markSpam({ id: spam.id, isSpam: true });

  await create(`/api/admin/leads/${lead.id}/timeline`, { text: about('note') });
  await testApp.staff().leads.confirmSamePerson({ id: lead.id, isSame: true });

  const visitor = await aVisitor(testApp, {
    visitorName: about('visitor'),
    visitorEmail: typed,
    page: `/${word}-page`,
    message: about('first message'),
  });
  const { id: conversationId } = visitor.conversation;
  const own = { Cookie: visitor.Cookie };
  await create(messagesPath(conversationId), { message: about('second message') }, own);
  await create(messagesPath(conversationId), { ...AGENT, message: about('answer') });
  const file = await sendChatFile(app, conversationId, {
    bytes: await aPicture(40, 30).png().toBuffer(),
    name: about('scan.png'),
    message: about('about the scan'),
    headers: own,
  });
  expect(file.status).toBe(201);
  await send('PUT', conversationPath(conversationId), { status: 'closed' }, STAFF);
  const later = { message: about('later message') };
  const { id: laterId } = await create('/api/chat/conversations', later, own);

  const client = await create('/api/admin/clients', {
    name: about('client'),
    email,
    company: about('client company'),
    phone: about('client phone'),
    leadId: lead.id,
  });
  const project = await create('/api/admin/projects', {
    clientId: client.id,
    title: about('project'),
    description: about('description'),
    budget: about('budget'),
  });
  const bytes = await aPicture(700, 500).jpeg().toBuffer();
  const store = async (what: string) =>
    rowOf(await upload(app, { bytes, name: `${word}-${what}.jpg`, alt: about(what) }));
  const files = { attached: await store('attached'), pictured: await store('pictured') };
  await testApp.get(`${files.attached.url}?w=320`);
  const update = await create(`/api/admin/projects/${project.id}/updates`, {
    title: about('update'),
    content: `${about('content')} ![](${files.pictured.url})`,
    attachments: [{ mediaId: files.attached.id, filename: about('attachment') }],
    ask: { kind: 'answer' },
  });
  await create(`/api/admin/projects/${project.id}/milestones`, { title: about('milestone') });
  const contacts = `/api/admin/clients/${client.id}/contacts`;
  const contact = await create(contacts, { name: about('contact'), email: typed });
  const asContact = testApp.caller({
    contactCookie: openContactSession(deps.database, contact.id, deps.clock().toISOString()),
    origin: 'same',
  });
  await asContact.portal.comment({ updateId: update.id, text: about('comment') });
  // Of staff, under an update of the client; the second is deleted again.
  const comments = `/api/admin/projects/${project.id}/updates/${update.id}/comments`;
  const ofStaff = await create(comments, { text: about('comment of staff') });
  const deleted = await create(comments, { text: about('deleted comment') });
  await send('DELETE', `${comments}/${deleted.id}`, {}, STAFF);
  for (const { id: subjectId } of [ofStaff, deleted]) {
    storeSent(deps.database, {
      type: 'comment.created',
      subjectType: 'comment',
      subjectId,
      requestBody: about('request'),
    });
  }
  await asContact.portal.answer({ updateId: update.id, text: about('answer of the client') });
  storeFailedMail(deps.database, {
    recipient: typed,
    subject: about('subject'),
    body: about('body'),
    lastError: about('refused'),
  });
  storeNote(deps.database, conversationId, about('chat note'));
  deps.database
    .insert(chatRatings)
    .values({ conversationId, isGood: true, comment: about('comment') })
    .run();
  deps.database
    .insert(chatMails)
    .values({
      conversationId,
      recipient: typed,
      state: 'sent',
      createdAt: deps.clock().toISOString(),
    })
    .run();
  storeReply(deps.database, { leadId: lead.id, message: about('reply') });
  storeSent(deps.database, {
    subjectId: lead.id,
    requestBody: about('request'),
    responseBody: about('response'),
  });
  return { email, leadId: lead.id, conversationId, laterId, ...own, clientId: client.id, files };
}

/** From here on, notifications come in the digest. */
export function fillNotificationHour({ deps }: TestApp): void {
  deps.database
    .update(notificationHours)
    .set({ sent: 10, startedAt: deps.clock().toISOString() })
    .run();
}
