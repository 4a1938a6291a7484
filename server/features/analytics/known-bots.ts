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

const patterns = new Set(list);
for (const pattern of COUNTED_CLIENTS.flatMap((userAgent) => isbotPatterns(userAgent))) {
  patterns.delete(pattern);
}
const isBot = createIsbotFromList([...patterns]);

/** Whether the client is a search engine, a link preview or a monitor. */
export function isKnownBot(userAgent: string | null): boolean {
  return isBot(userAgent);
}
