import { describe, expect, test } from 'vitest';
import { noRateLimits } from '../../core/rate-limits';
import { aVisitor, messagesPath, type MessageRow, rowsOf } from '../../test/chat';
import { createTestApp, STAFF } from '../../test/test-app';

async function createLongConversation(messages: number) {
  const app = createTestApp({ deps: { limits: noRateLimits } });
  const { conversation, Cookie } = await aVisitor(app, { message: 'Message 1' });
  const path = messagesPath(conversation.id);
  for (let number = 2; number <= messages; number += 1) {
    await app.send('POST', path, { message: `Message ${number}` }, { Cookie });
  }
  return { ...app, path, Cookie };
}

const texts = (rows: MessageRow[]) => rows.map(({ message }) => message);

describe('the messages of a visitor without a limit', () => {
  test('are the newest hundred, oldest first, with a link to the older ones', async () => {
    const { get, path, Cookie } = await createLongConversation(105);
    const response = await get(path, { Cookie });
    const newest = texts(await rowsOf<MessageRow>(response));
    expect(newest).toHaveLength(100);
    expect([newest[0], newest.at(-1)]).toEqual(['Message 6', 'Message 105']);
    const [, older = ''] = /^<(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? [];
    const rest = await get(older, { Cookie });
    expect(texts(await rowsOf<MessageRow>(rest))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Message ${number}`),
    );
    expect(rest.headers.get('link')).toBeNull();
    expect(await rowsOf(await get(path, STAFF))).toHaveLength(105);
  });
});

describe('the name of a visitor', () => {
  const namesAfter = async (...bodies: Record<string, unknown>[]) => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app, bodies[0]);
    const path = messagesPath(conversation.id);
    for (const body of bodies.slice(1)) {
      await app.send('POST', path, { message: 'And?', ...body }, { Cookie });
    }
    return (await rowsOf<MessageRow>(await app.get(path, { Cookie }))).map((row) => row.senderName);
  };

  test('is that of the conversation, whatever a message says', async () => {
    expect(await namesAfter({ visitorName: 'Dana' }, { senderName: 'Rana' })).toEqual([
      'Dana',
      'Dana',
    ]);
  });

  test('is the first name in a message when the conversation has none', async () => {
    expect(await namesAfter({}, { senderName: 'Rana' }, {})).toEqual([null, 'Rana', 'Rana']);
  });

  test.each(['Support Agent', 'support agent'])('is never %s', async (name) => {
    expect(
      await namesAfter({ visitorName: name }, { senderName: name }, { visitorName: name }),
    ).toEqual([null, null, null]);
  });
});
