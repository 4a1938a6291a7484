import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../lib/a-refusal';
import { createOutbox, isPending, type Outgoing, type Pending } from './outbox';

const VISITOR = { visitorName: '', visitorEmail: '', page: '/' };

/** An outbox whose line to the server does what `answer` says, and what the server has. */
function anOutbox(
  answer: (message: string, attempt: number) => Promise<void> = () => Promise.resolve(),
) {
  const attempts: Outgoing[] = [];
  const refused: string[] = [];
  let saved: readonly Pending[] = [];
  const open = () =>
    createOutbox({
      deliver: (message) => answer(message.message, attempts.push(message)),
      onRefused: (message, why) => refused.push(`${message}: ${why}`),
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

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the outbox', () => {
  test('sends one message after the other, however long each takes', async () => {
    const answers: (() => void)[] = [];
    const { send, texts, states } = anOutbox(
      () => new Promise((resolve) => void answers.push(resolve)),
    );
    for (const message of ['One', 'Two', 'Three']) send(message);
    await settled();
    expect(texts()).toEqual(['One']);
    expect(states()).toEqual(['One sending', 'Two sending', 'Three sending']);
    answers[0]?.();
    await settled();
    expect(texts()).toEqual(['One', 'Two']);
    answers[1]?.();
    await settled();
    answers[2]?.();
    await settled();
    expect(texts()).toEqual(['One', 'Two', 'Three']);
    expect(states()).toEqual([]);
  });

  test('marks what could not be sent, and goes on with the next', async () => {
    const { send, states, texts } = anOutbox((message) =>
      message === 'One' ? gone() : Promise.resolve(),
    );
    send('One');
    send('Two');
    await settled();
    expect(states()).toEqual(['One failed']);
    expect(texts()).toEqual(['One', 'Two']);
  });

  test('sends the same message again under the same id, once for each retry', async () => {
    const { outbox, send, attempts, states } = anOutbox((_message, attempt) =>
      attempt === 1 ? gone() : Promise.resolve(),
    );
    send('One');
    await settled();
    const id = outbox.get()[0]?.clientMessageId ?? '';
    outbox.retry(id);
    outbox.retry(id);
    expect(states()).toEqual(['One sending']);
    await settled();
    expect(states()).toEqual([]);
    outbox.retry(id);
    await settled();
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toEqual(attempts[0]);
  });

  test('gives different messages different ids, the same words too', async () => {
    const { send, attempts } = anOutbox();
    send('Yes');
    send('Yes');
    await settled();
    expect(attempts[0]?.clientMessageId).not.toBe(attempts[1]?.clientMessageId);
  });

  test.each([400, 413, 429])('hands words that are refused with %d back', async (status) => {
    const { send, refused, states } = anOutbox(() =>
      Promise.reject(aRefusal(status, 'Wait a little.')),
    );
    send('One');
    await settled();
    expect(refused).toEqual(['One: Wait a little.']);
    expect(states()).toEqual([]);
  });

  test('after a reload sends what was not confirmed, as the same message', async () => {
    const { send, reload, attempts } = anOutbox((_message, attempt) =>
      attempt === 1 ? new Promise(() => undefined) : Promise.resolve(),
    );
    send('One');
    await settled();
    const reloaded = reload();
    await settled();
    expect(attempts).toHaveLength(1);
    reloaded.resume();
    reloaded.resume();
    await settled();
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toEqual(attempts[0]);
    expect(reloaded.get()).toEqual([]);
    reload().resume();
    await settled();
    expect(attempts).toHaveLength(2);
  });
});

test.each([
  [true, { ...VISITOR, message: 'Hi', clientMessageId: 'a', createdAt: 'now', state: 'failed' }],
  [false, { ...VISITOR, message: 'Hi' }],
  [false, { message: 1 }],
  [false, 'Hi'],
  [false, null],
])('what a browser has kept is a message: %j, %j', (isMessage, kept) => {
  expect(isPending(kept)).toBe(isMessage);
});
