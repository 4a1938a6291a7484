import { createTRPCClient } from '@trpc/client';
import { createWSClient, wsLink } from '@trpc/client/links/wsLink/wsLink';
import type { inferRouterOutputs } from '@trpc/server';
import type { LiveRouter } from '../../server/live/subscriptions';

/**
 * The tab's one WebSocket. Only what is loaded by need imports it: no page pays for it before
 * somebody signs in or opens the chat.
 */

type Told = inferRouterOutputs<LiveRouter>;
export type StaffEvent = EventOf<Told['staff']>;
export type VisitorEvent = EventOf<Told['visitor']>;
type EventOf<Stream> =
  Stream extends AsyncIterable<infer Item>
    ? Item extends { data: infer Data }
      ? Data
      : never
    : never;

interface Handlers<Event> {
  onEvent: (event: Event) => void;
  /** Each time the line is up: what happened before may have been missed. */
  onOpen: () => void;
  onClose?: () => void;
}

const HEARTBEAT_MS = 15_000;
const PONG_WITHIN_MS = 5_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

export function listenAsStaff(handlers: Handlers<StaffEvent>): () => void {
  return connect(handlers, (client, options) => client.staff.subscribe(undefined, options));
}

export function listenAsVisitor(handlers: Handlers<VisitorEvent>): () => void {
  return connect(handlers, (client, options) => client.visitor.subscribe(undefined, options));
}

interface Options<Event> {
  onStarted: () => void;
  onData: (told: { data: Event }) => void;
}

function connect<Event>(
  { onEvent, onOpen, onClose }: Handlers<Event>,
  subscribe: (client: LiveClient, options: Options<Event>) => { unsubscribe: () => void },
): () => void {
  const socket = createWSClient({
    url: `${location.origin.replace('http', 'ws')}/live`,
    retryDelayMs: retryDelay,
    keepAlive: { enabled: true, intervalMs: HEARTBEAT_MS, pongTimeoutMs: PONG_WITHIN_MS },
    onClose: () => onClose?.(),
  });
  const client: LiveClient = createTRPCClient<LiveRouter>({ links: [wsLink({ client: socket })] });
  const subscription = subscribe(client, {
    onStarted: onOpen,
    onData: ({ data }) => onEvent(data),
  });
  return () => {
    subscription.unsubscribe();
    void socket.close();
  };
}

type LiveClient = ReturnType<typeof createTRPCClient<LiveRouter>>;

/** Twice as long each time, and a part of it by chance, so that not all come back at once. */
function retryDelay(attempt: number): number {
  const longest = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt);
  return longest / 2 + (Math.random() * longest) / 2;
}
