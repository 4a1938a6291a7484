import type { RawData, WebSocket } from 'ws';

const POLICY_VIOLATION = 1008;
/** A tab sends a few subscriptions, and a PONG for each PING. */
const MAX_MESSAGES_PER_MINUTE = 120;
const MAX_SUBSCRIPTIONS = 8;
/** Each subscription may send missed events again, so repeated ones are limited too. */
const MAX_STARTED_A_MINUTE = 20;
const CHECK_BUFFER_EVERY_MS = 500;

/**
 * Closes a socket that sends anything but subscriptions, sends too many messages, or has more than
 * `maxBufferedBytes` buffered here because it does not read.
 */
export function guardSocket(socket: WebSocket, maxBufferedBytes: number): void {
  const subscriptions = new Set<unknown>();
  let messages = 0;
  let started = 0;
  let countedSince = performance.now();

  socket.on('message', (data, isBinary) => {
    if (performance.now() - countedSince > 60_000) {
      messages = 0;
      started = 0;
      countedSince = performance.now();
    }
    const messagesInFrame = isBinary ? undefined : readMessages(data);
    messages += messagesInFrame?.length ?? 0;
    started += messagesInFrame?.filter(isSubscription).length ?? 0;
    const isAllowed =
      messagesInFrame?.every((message) => countSubscription(message, subscriptions)) &&
      messages <= MAX_MESSAGES_PER_MINUTE &&
      started <= MAX_STARTED_A_MINUTE &&
      subscriptions.size <= MAX_SUBSCRIPTIONS;
    if (isAllowed) return;
    socket.close(POLICY_VIOLATION);
    // tRPC would still start what arrives until the client has confirmed the close.
    socket.removeAllListeners('message');
  });

  const timer = setInterval(() => {
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
  }, CHECK_BUFFER_EVERY_MS).unref();
  socket.once('close', () => clearInterval(timer));
}

/** The messages of a frame; undefined for a malformed frame. */
function readMessages(data: RawData): unknown[] | undefined {
  const text = (data as Buffer).toString();
  if (text === 'PING' || text === 'PONG') return [text];
  try {
    const frame = JSON.parse(text) as unknown;
    return Array.isArray(frame) ? (frame as unknown[]) : [frame];
  } catch {
    return undefined;
  }
}

const isSubscription = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  'method' in message &&
  message.method === 'subscription';

/** Whether the client may send a message. Updates the set of open subscriptions. */
function countSubscription(message: unknown, subscriptions: Set<unknown>): boolean {
  if (message === 'PING' || message === 'PONG') return true;
  if (typeof message !== 'object' || message === null) return false;
  const { id, method, params } = message as Record<string, unknown>;
  if (typeof id !== 'number' && typeof id !== 'string') return false;
  if (method === 'subscription.stop') {
    subscriptions.delete(id);
    return true;
  }
  if (method !== 'subscription' || typeof params !== 'object' || params === null) return false;
  subscriptions.add(id);
  return true;
}
