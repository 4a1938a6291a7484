import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { conversions } from '../../../db/schema/analytics';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { leads } from '../../../db/schema/leads';
import { mailOutbox } from '../../../db/schema/mail';
import { aVisitor } from '../../test/chat';
import { DAY_MS, movableClock } from '../../test/clock';
import { createTestApp } from '../../test/test-app';
import { storeClient } from '../clients/clients.examples';
import { anInquiry, storeLeads } from '../leads/leads.examples';
import { storeFailedMail } from '../mail/mail.examples';
import { removeExpiredPeople } from './retention';

/** An application whose clock goes on day by day, as one that runs does. */
function createApp(days: string) {
  const { clock, advance } = movableClock();
  const app = createTestApp({ env: { LEAD_RETENTION_DAYS: days }, deps: { clock } });
  const run = () => removeExpiredPeople(app.deps);
  return {
    ...app,
    run,
    advance,
    passDays: async (amount: number) => {
      for (let day = 0; day < amount; day += 1) {
        advance(DAY_MS);
        await run();
      }
    },
    events: () =>
      app.deps.database
        .select()
        .from(activities)
        .all()
        .filter(({ type }) => type === 'person.expired'),
  };
}

async function storeEverything(app: ReturnType<typeof createApp>) {
  await app.caller().leads.create(anInquiry());
  await app.caller().leads.create({ ...anInquiry(), faxNumber: 'spam' });
  const { id } = await app.caller().leads.create(anInquiry());
  storeClient(app.deps.database, { leadId: id });
  const { conversation } = await aVisitor(app);
  const createdAt = app.deps.clock().toISOString();
  storeFailedMail(app.deps.database, { createdAt });
  return { clientLead: id, conversation };
}

test('off by default, retention removes nothing', async () => {
  const app = createApp('off');
  await storeEverything(app);
  await app.passDays(40);
  expect([app.count(leads), app.count(chatConversations), app.count(mailOutbox)]).toEqual([
    3, 1, 1,
  ]);
});

test('inquiries, conversations and mail expire; conversions and the inquiries of clients stay', async () => {
  const app = createApp('30');
  const { clientLead } = await storeEverything(app);
  await app.passDays(30);
  expect(app.count(leads)).toBe(3);
  expect(app.events()).toEqual([]);
  await app.passDays(1);
  expect(app.deps.database.select({ id: leads.id }).from(leads).all()).toEqual([
    { id: clientLead },
  ]);
  const left = [chatConversations, chatMessages, mailOutbox].map((table) => app.count(table));
  expect(left).toEqual([0, 0, 0]);
  expect(app.count(conversions)).toBe(2);
  const [event, ...more] = app.events();
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    actorType: 'system',
    data: { counts: { leads: 2, conversations: 1, messages: 1, mails: 1 } },
  });
});

test('a conversation expires by its last message', async () => {
  const app = createApp('30');
  const { conversation } = await storeEverything(app);
  await app.passDays(20);
  const message = { conversationId: conversation.id, message: 'Still here', senderType: 'agent' };
  await app.staff().chat.send(message);
  await app.passDays(20);
  expect(app.count(chatConversations)).toBe(1);
  await app.passDays(11);
  expect(app.count(chatConversations)).toBe(0);
});

test('a clock that has jumped removes nothing for a day', async () => {
  const app = createApp('30');
  await storeEverything(app);
  await app.run();
  app.advance(400 * DAY_MS);
  await app.run();
  expect(app.count(leads)).toBe(3);
  await app.passDays(1);
  expect(app.count(leads)).toBe(1);
});

test('many expire in steps and are one event', async () => {
  const app = createApp('30');
  storeLeads(app.deps.database, 1_200, () => ({ createdAt: '2026-10-01T09:00:00.000Z' }));
  await app.run();
  expect(app.count(leads)).toBe(0);
  expect(app.events()).toMatchObject([{ data: { counts: { leads: 1_200 } } }]);
});
