import type { RawData, WebSocket } from 'ws';

const POLICY_VIOLATION = 1008;
/** Frames that a tab has reason to send in a minute: a subscription or two, and answers to pings. */
const MAX_FRAMES_A_MINUTE = 120;
const MAX_SUBSCRIPTIONS = 8;

/**
 * Closes a socket that sends anything but subscriptions, or too much, or that lets more than
 * `maxBufferedBytes` pile up here because it does not read.
 */
export function guardSocket(socket: WebSocket, maxBufferedBytes: number): void {
  const subscriptions = new Set<unknown>();
  let frames = 0;
  let since = performance.now();

  const isAllowed = (data: RawData, isBinary: boolean) => {
    if (performance.now() - since > 60_000) {
      frames = 0;
      since = performance.now();
    }
    frames += 1;
    const isFine = !isBinary && frames <= MAX_FRAMES_A_MINUTE && isKnown(data, subscriptions);
    return isFine && subscriptions.size <= MAX_SUBSCRIPTIONS;
  };
  const emit = socket.emit.bind(socket) as (...parts: unknown[]) => boolean;
  let isBroken = false;
  socket.emit = ((name: string, ...parts: unknown[]) => {
    if (name !== 'message') return emit(name, ...parts);
    // The frame that breaks the rules reaches nobody, nor do those behind it.
    isBroken ||= !isAllowed(...(parts as [RawData, boolean]));
    if (!isBroken) return emit(name, ...parts);
    socket.close(POLICY_VIOLATION);
    return false;
  }) as typeof socket.emit;

  const send = socket.send.bind(socket) as (...parts: unknown[]) => void;
  socket.send = ((...parts: unknown[]) => {
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else if (socket.readyState === socket.OPEN) send(...parts);
  }) as typeof socket.send;
}

/** Whether a frame is one that our client sends; keeps count of what is open. */
function isKnown(data: RawData, subscriptions: Set<unknown>): boolean {
  const text = (data as Buffer).toString();
  if (text === 'PING' || text === 'PONG') return true;
  const frame = parse(text);
  const messages = Array.isArray(frame) ? (frame as unknown[]) : [frame];
  return messages.every((message) => {
    if (typeof message !== 'object' || message === null) return false;
    const { id, method, params } = message as Record<string, unknown>;
    if (typeof id !== 'number' && typeof id !== 'string') return false;
    if (method === 'subscription.stop') return subscriptions.delete(id) || true;
    if (method !== 'subscription' || typeof params !== 'object' || params === null) return false;
    subscriptions.add(id);
    return true;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
