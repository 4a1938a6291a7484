import { describe, expect, test } from 'vitest';
import { aCallError } from '../../lib/a-call-error';
import { detailOf } from '../../lib/api-error';
import {
  createOutbox,
  isPendingMessage,
  type OutgoingMessage,
  type PendingMessage,
} from './outbox';

const VISITOR = { visitorName: '', visitorEmail: '', page: '/' };

/** An outbox whose messages are delivered by `respond`, with a record of all attempts. */
function anOutbox(
  respond: (message: string, attempt: number) => Promise<void> = () => Promise.resolve(),
) {
  const attempts: OutgoingMessage[] = [];
  const refused: string[] = [];
  let saved: readonly PendingMessage[] = [];
  const open = () =>
    createOutbox({
      deliver: (message) => respond(message.message, attempts.push(message)),
      onRefused: (message, error) => refused.push(`${message}: ${detailOf(error)}`),
      load: () => saved,
      save: (pending) => (saved = pending),
    });
  const outbox = open();
  return {
    outbox,
    reload: open,
    attempts,
    refused,
    send: (message: string) => outbox.send({ ...VISITOR, message }),
    texts: () => attempts.map(({ message }) => message),
    states: () => outbox.get().map(({ message, state }) => `${message} ${state}`),
  };
}

const failToConnect = () => Promise.reject(new TypeError('Failed to fetch'));
const flush = () => new Promise((resolve) => setImmediate(resolve));

describe('the outbox', () => {
  test('sends one message after the other, however long each takes', async () => {
    const responses: (() => void)[] = [];
    const { send, texts, states } = anOutbox(
      () => new Promise((resolve) => void responses.push(resolve)),
    );
    for (const message of ['One', 'Two', 'Three']) send(message);
    await flush();
    expect(texts()).toEqual(['One']);
    expect(states()).toEqual(['One sending', 'Two sending', 'Three sending']);
    responses[0]?.();
    await flush();
    expect(texts()).toEqual(['One', 'Two']);
    responses[1]?.();
    await flush();
    responses[2]?.();
    await flush();
    expect(texts()).toEqual(['One', 'Two', 'Three']);
    expect(states()).toEqual([]);
  });

  test('marks a message that could not be sent, and sends the next', async () => {
    const { send, states, texts } = anOutbox((message) =>
      message === 'One' ? failToConnect() : Promise.resolve(),
    );
    send('One');
    send('Two');
    await flush();
    expect(states()).toEqual(['One failed']);
    expect(texts()).toEqual(['One', 'Two']);
  });

  test('sends the same message again under the same id, once for each retry', async () => {
    const { outbox, send, attempts, states } = anOutbox((_message, attempt) =>
      attempt === 1 ? failToConnect() : Promise.resolve(),
    );
    send('One');
    await flush();
    const id = outbox.get()[0]?.clientMessageId ?? '';
    outbox.retry(id);
    outbox.retry(id);
    expect(states()).toEqual(['One sending']);
    await flush();
    expect(states()).toEqual([]);
    outbox.retry(id);
    await flush();
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toEqual(attempts[0]);
  });

  test('sends everything that failed again, in order, once the connection is back', async () => {
    const { outbox, send, texts, states } = anOutbox((_message, attempt) =>
      attempt <= 2 ? failToConnect() : Promise.resolve(),
    );
    send('One');
    send('Two');
    await flush();
    expect(states()).toEqual(['One failed', 'Two failed']);
    outbox.retryAll();
    outbox.retryAll();
    await flush();
    expect(texts()).toEqual(['One', 'Two', 'One', 'Two']);
    expect(states()).toEqual([]);
  });

  test('gives two messages with the same text different ids', async () => {
    const { send, attempts } = anOutbox();
    send('Yes');
    send('Yes');
    await flush();
    expect(attempts[0]?.clientMessageId).not.toBe(attempts[1]?.clientMessageId);
  });

  test.each([400, 413, 429])(
    'returns the text of a message that is refused with %d',
    async (status) => {
      const { send, refused, states } = anOutbox(() =>
        Promise.reject(aCallError(status, 'Wait a little.')),
      );
      send('One');
      await flush();
      expect(refused).toEqual(['One: Wait a little.']);
      expect(states()).toEqual([]);
    },
  );

  test('sends unconfirmed messages again after a reload, under the same id', async () => {
    const { send, reload, attempts } = anOutbox((_message, attempt) =>
      attempt === 1 ? new Promise(() => undefined) : Promise.resolve(),
    );
    send('One');
    await flush();
    const reloaded = reload();
    await flush();
    expect(attempts).toHaveLength(1);
    reloaded.resume();
    reloaded.resume();
    await flush();
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toEqual(attempts[0]);
    expect(reloaded.get()).toEqual([]);
    reload().resume();
    await flush();
    expect(attempts).toHaveLength(2);
  });
});

test.each([
  [true, { ...VISITOR, message: 'Hi', clientMessageId: 'a', createdAt: 'now', state: 'failed' }],
  [false, { ...VISITOR, message: 'Hi' }],
  [false, { message: 1 }],
  [false, 'Hi'],
  [false, null],
])('a stored value is a pending message: %j, %j', (isMessage, stored) => {
  expect(isPendingMessage(stored)).toBe(isMessage);
});
