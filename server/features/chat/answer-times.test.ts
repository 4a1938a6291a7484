import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chatConversations } from '../../../db/schema/chat';
import { MINUTE_MS } from '../../test/clock';
import { createDesk } from '../../test/desk';
import { aVisitor } from '../../test/chat';
import { storeConversation } from './chat.examples';

test('answers are timed from the beginning, by person and by hour of the site', async () => {
  const { rana, sami, deps, ...desk } = await createDesk();
  const talk = async (person: typeof rana, minutes: number) => {
    const { conversation } = await aVisitor({ send: desk.send });
    const { id } = conversation;
    desk.advance(minutes * MINUTE_MS);
    await person.call().chat.send({ conversationId: id, message: 'Yes.', senderType: 'agent' });
    // Only the first answer counts.
    await person.call().chat.send({ conversationId: id, message: 'Yes.', senderType: 'agent' });
    desk.advance(MINUTE_MS);
    await person.call().chat.update({ id, status: 'closed' });
  };
  for (const minutes of [1, 2, 9]) await talk(rana, minutes);
  await talk(sami, 4);
  storeConversation(deps.database);
  const old = storeConversation(deps.database).id;
  deps.database
    .update(chatConversations)
    .set({ createdAt: '2026-09-01T07:00:00.000Z', firstAnswerAt: '2026-09-02T07:00:00.000Z' })
    .where(eq(chatConversations.id, old))
    .run();

  const times = await desk.staff().chat.times({ from: '2026-11-22', to: '2026-11-22' });
  expect(times).toMatchObject({
    isComplete: true,
    conversations: 4,
    firstAnswer: { count: 4, median: 4 * MINUTE_MS, p90: 9 * MINUTE_MS },
    resolution: { count: 4, median: 5 * MINUTE_MS },
    people: [
      { name: 'Rana', count: 3, median: 2 * MINUTE_MS },
      { name: 'Sami', count: 1, median: 4 * MINUTE_MS },
    ],
  });
  // Seven in the morning in UTC is ten in Amman.
  expect(times.hours.filter(({ count }) => count > 0)).toMatchObject([{ hour: 10, count: 4 }]);
});

test('ratings are counted, and what was said comes with its visitor', async () => {
  const desk = await createDesk();
  for (const [isGood, comment] of [
    [true, 'Quick.'],
    [false, ''],
  ] as const) {
    const { conversation, Cookie } = await aVisitor(desk, { visitorName: 'Dana' });
    const visitor = desk.caller({ visitorCookie: Cookie.split('=')[1] ?? '' });
    await visitor.chat.rate({ id: conversation.id, isGood, comment });
  }
  const { ratings } = await desk.staff().chat.times({ period: 'all' });
  expect(ratings).toMatchObject({
    good: 1,
    bad: 1,
    comments: [{ comment: 'Quick.', isGood: true, visitorName: 'Dana' }],
  });
});
