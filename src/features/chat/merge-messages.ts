import type { Outputs } from '../../lib/trpc';

/** As visitors read it; staff also read who of them wrote it. */
export type Message = Outputs['chat']['send'];
export type Conversation = Outputs['chat']['update'];
export type DeskMessage = Outputs['chat']['thread']['messages'][number];
type VisitorConversation = Outputs['chat']['start']['conversation'];

interface Versioned {
  id: string;
  updatedAt: string;
}

interface Stored {
  id: string;
  conversationId: string;
  createdAt: string;
}

/** The loaded end of a conversation, oldest message first. */
export interface Thread<
  Talk extends Versioned = VisitorConversation,
  Item extends Stored = Message,
> {
  conversation: Talk | null;
  messages: Item[];
  /** The cursor of the earlier messages; null if there are none. */
  nextCursor: string | null;
}

export type DeskThread = Thread<Conversation, DeskMessage>;

/** All messages without duplicates, in the order of their times, which the server keeps distinct. */
function mergeMessages<Item extends Stored>(known: Item[], more: Item[]): Item[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/**
 * Merges a response into the loaded thread. If there is a gap between them, for example after the
 * computer was asleep, the response replaces the thread.
 */
export function mergeThreads<Talk extends Versioned, Item extends Stored>(
  known: Thread<Talk, Item> | undefined,
  read: Thread<Talk, Item>,
): Thread<Talk, Item> {
  if (!known || known.conversation?.id !== read.conversation?.id) return read;
  const ids = new Set(known.messages.map(({ id }) => id));
  const hasNoGap =
    read.nextCursor === null ||
    known.messages.length === 0 ||
    read.messages.some(({ id }) => ids.has(id)) ||
    isEarlier(read, known);
  if (!hasNoGap) return read;
  const reachesFurther = read.nextCursor === null || isEarlier(read, known) ? read : known;
  return {
    conversation: latest(known.conversation, read.conversation),
    messages: mergeMessages(known.messages, read.messages),
    nextCursor: reachesFurther.nextCursor,
  };
}

/** Adds one message, from the socket or just sent. */
export function addMessage<Known extends Thread<Versioned, Stored>>(
  thread: Known | undefined,
  message: Known['messages'][number],
): Known | undefined {
  if (thread?.conversation?.id !== message.conversationId) return thread;
  return { ...thread, messages: mergeMessages(thread.messages, [message]) };
}

function isEarlier(one: Thread<Versioned, Stored>, other: Thread<Versioned, Stored>): boolean {
  const [first, second] = [one.messages[0], other.messages[0]];
  return Boolean(first && second && first.createdAt < second.createdAt);
}

function latest<Talk extends Versioned>(one: Talk | null, other: Talk | null): Talk | null {
  return one && other && one.updatedAt > other.updatedAt ? one : other;
}
