import type { Outputs } from '../../lib/trpc';

export type Message = Outputs['chat']['send'];
export type Conversation = Outputs['chat']['update'];

/** The end of a conversation as far as it is loaded, oldest first. */
export interface Thread {
  conversation: Conversation | null;
  messages: Message[];
  /** Where what is older begins; null where this is all. */
  nextCursor: string | null;
}

/** Each message once, in the one order that the server gave them. */
function mergeMessages(known: Message[], more: Message[]): Message[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/**
 * What is known with what was just read. A page that does not reach back to what is known, after
 * a long sleep, takes its place: there would be a gap between them.
 */
export function mergeThreads(known: Thread | undefined, read: Thread): Thread {
  if (!known || known.conversation?.id !== read.conversation?.id) return read;
  const ids = new Set(known.messages.map(({ id }) => id));
  const isConnected =
    read.nextCursor === null ||
    known.messages.length === 0 ||
    read.messages.some(({ id }) => ids.has(id)) ||
    isEarlier(read, known);
  if (!isConnected) return read;
  const reachesFurther = read.nextCursor === null || isEarlier(read, known) ? read : known;
  return {
    conversation: latest(known.conversation, read.conversation),
    messages: mergeMessages(known.messages, read.messages),
    nextCursor: reachesFurther.nextCursor,
  };
}

/** The same with one message more, as it comes over the line or from one's own sending. */
export function addMessage<Known extends Thread>(
  thread: Known | undefined,
  message: Message,
): Known | undefined {
  if (thread?.conversation?.id !== message.conversationId) return thread;
  return { ...thread, messages: mergeMessages(thread.messages, [message]) };
}

function isEarlier(one: Thread, other: Thread): boolean {
  const [first, second] = [one.messages[0], other.messages[0]];
  return Boolean(first && second && first.createdAt < second.createdAt);
}

function latest(one: Conversation | null, other: Conversation | null) {
  return one && other && one.updatedAt > other.updatedAt ? one : other;
}
