import { createIsbotFromList, isbotPatterns, list } from 'isbot';

/** Clients that count as visitors: tools that post events, and headless browsers. */
const COUNTED_CLIENTS = [
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.32',
  'PostmanRuntime/7.40',
  'axios/1.7',
  'node',
  'undici',
  'importer/2',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/149.0.0.0 Safari/537.36',
];

/** Made by the first request, since each pattern is tried on each client. */
let isBot: ReturnType<typeof createIsbotFromList> | undefined;

/** Whether the client is a search engine, a link preview or a monitor. */
export function isKnownBot(userAgent: string | null): boolean {
  isBot ??= createIsbotFromList(botPatterns());
  return isBot(userAgent);
}

function botPatterns(): string[] {
  const counted = new Set(COUNTED_CLIENTS.flatMap((userAgent) => isbotPatterns(userAgent)));
  return list.filter((pattern) => !counted.has(pattern));
}
