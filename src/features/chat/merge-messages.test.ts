import { describe, expect, test } from 'vitest';
import { addMessage, mergeThreads, type Thread } from './merge-messages';

const START = Date.parse('2026-03-01T08:00:00.000Z');
const at = (second: number) => new Date(START + second * 1000).toISOString();

const aMessage = (second: number, conversationId = 'one') => ({
  id: `${conversationId}-${second}`,
  conversationId,
  message: `Message ${second}`,
  senderType: 'visitor',
  senderName: null,
  clientMessageId: null,
  createdAt: at(second),
});

const aConversation = (id = 'one', updated = 0): NonNullable<Thread['conversation']> => ({
  id,
  visitorId: 'visitor',
  visitorName: null,
  visitorEmail: null,
  status: 'active',
  page: null,
  unreadCount: 0,
  createdAt: at(0),
  updatedAt: at(updated),
});

const aThread = (seconds: number[], rest: Partial<Thread> = {}): Thread => ({
  conversation: aConversation(),
  messages: seconds.map((second) => aMessage(second)),
  nextCursor: null,
  ...rest,
});

const seconds = (thread: Thread | undefined) =>
  thread?.messages.map(({ createdAt }) => (Date.parse(createdAt) - START) / 1000);

describe('adding a message', () => {
  test('sorts it by its time, whenever it arrives', () => {
    const late = [3, 1, 4, 2].reduce<Thread | undefined>(
      (thread, second) => addMessage(thread, aMessage(second)),
      aThread([]),
    );
    expect(seconds(late)).toEqual([1, 2, 3, 4]);
  });

  test('twice adds it once', () => {
    const twice = addMessage(addMessage(aThread([1]), aMessage(2)), aMessage(2));
    expect(seconds(twice)).toEqual([1, 2]);
  });

  test('of another conversation changes nothing', () => {
    const thread = aThread([1]);
    expect(addMessage(thread, aMessage(2, 'other'))).toBe(thread);
  });
});

describe('merging a response', () => {
  test('adds its new messages, in order and without duplicates', () => {
    expect(seconds(mergeThreads(aThread([1, 2, 3]), aThread([2, 3, 4])))).toEqual([1, 2, 3, 4]);
  });

  test('keeps messages that the socket brought while the request was pending', () => {
    const known = addMessage(aThread([1, 2]), aMessage(3));
    expect(seconds(mergeThreads(known, aThread([1, 2])))).toEqual([1, 2, 3]);
  });

  test('replaces the loaded thread if there is a gap between them', () => {
    const read = aThread([60, 61], { nextCursor: 'more' });
    expect(mergeThreads(aThread([1, 2]), read)).toBe(read);
  });

  test('replaces the thread of another conversation', () => {
    const read = aThread([1], { conversation: aConversation('other') });
    expect(mergeThreads(aThread([1, 2]), read)).toBe(read);
  });

  test('of an earlier page takes over its cursor', () => {
    const known = aThread([3, 4], { nextCursor: 'before 3' });
    const merged = mergeThreads(known, aThread([1, 2], { nextCursor: 'before 1' }));
    expect(seconds(merged)).toEqual([1, 2, 3, 4]);
    expect(merged.nextCursor).toBe('before 1');
    const refreshed = mergeThreads(merged, aThread([4, 5], { nextCursor: 'before 4' }));
    expect(seconds(refreshed)).toEqual([1, 2, 3, 4, 5]);
    expect(refreshed.nextCursor).toBe('before 1');
  });

  test('does not reopen a conversation that was closed later', () => {
    const closed = { ...aConversation('one', 9), status: 'closed' as const };
    const merged = mergeThreads(aThread([1], { conversation: closed }), aThread([1]));
    expect(merged.conversation?.status).toBe('closed');
  });
});
