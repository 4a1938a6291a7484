import { createTRPCClient } from '@trpc/client';
import { createWSClient, wsLink } from '@trpc/client/links/wsLink/wsLink';
import type { inferRouterOutputs } from '@trpc/server';
import type { LiveRouter } from '../../server/live/subscriptions';

/** The tab's one WebSocket. Only lazy chunks import it: it loads when somebody signs in or opens the chat. */

type Streams = inferRouterOutputs<LiveRouter>;
export type StaffEvent = EventOf<Streams['staff']>;
export type VisitorEvent = EventOf<Streams['visitor']>;
export type ClientEvent = EventOf<Streams['client']>;
type EventOf<Stream> =
  Stream extends AsyncIterable<infer Item>
    ? Item extends { data: infer Data }
      ? Data
      : never
    : never;

interface Handlers<Event> {
  onEvent: (event: Event) => void;
  /** Runs after every connect: events may have been missed before. */
  onOpen: () => void;
  onClose?: () => void;
}

const HEARTBEAT_MS = 15_000;
const PONG_TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

export function subscribeAsStaff(handlers: Handlers<StaffEvent>): () => void {
  return connect(handlers, (client, options) => client.staff.subscribe(undefined, options));
}

export function subscribeAsVisitor(handlers: Handlers<VisitorEvent>): () => void {
  return connect(handlers, (client, options) => client.visitor.subscribe(undefined, options));
}

export function subscribeAsClient(handlers: Handlers<ClientEvent>): () => void {
  return connect(handlers, (client, options) => client.client.subscribe(undefined, options));
}

interface Options<Event> {
  onStarted: () => void;
  onData: (message: { data: Event }) => void;
}

function connect<Event>(
  { onEvent, onOpen, onClose }: Handlers<Event>,
  subscribe: (client: LiveClient, options: Options<Event>) => { unsubscribe: () => void },
): () => void {
  let isEnded = false;
  const socket = createWSClient({
    url: `${location.origin.replace('http', 'ws')}/live`,
    retryDelayMs: retryDelay,
    keepAlive: { enabled: true, intervalMs: HEARTBEAT_MS, pongTimeoutMs: PONG_TIMEOUT_MS },
    onClose: () => {
      if (!isEnded) onClose?.();
    },
  });
  const client: LiveClient = createTRPCClient<LiveRouter>({ links: [wsLink({ client: socket })] });
  const subscription = subscribe(client, {
    onStarted: onOpen,
    onData: ({ data }) => onEvent(data),
  });
  return () => {
    isEnded = true;
    subscription.unsubscribe();
    void socket.close();
  };
}

type LiveClient = ReturnType<typeof createTRPCClient<LiveRouter>>;

/** Exponential backoff with jitter, so that not all browsers reconnect at once. */
function retryDelay(attempt: number): number {
  const longest = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt);
  return longest / 2 + (Math.random() * longest) / 2;
}
