import { describe, expect, test } from 'vitest';
import { clientAddress, NO_PROXIES, readTrustedProxies } from './core/networks';
import { instant, requiredEmail, requiredLine, requiredText } from './core/fields.schema';
import { isKnownBot } from './features/analytics/known-bots';
import { pageViewOf } from './features/analytics/page-view';
import { slug } from './features/content/content.schema';
import { findFigureMistakes } from './features/content/figures/figures.schema';
import { renderMarkdown } from './features/content/markdown';
import { compareTexts } from './features/revisions/compare-texts';
import { cleanName, extensionOf, urlName } from './features/media/file-names';
import { isSafeLink } from './core/fields.schema';
import { matchesEtag } from './http/if-none-match';
import { canonicalPath, normalizePath } from './pages/page-paths';
import { createTestApp } from './test/test-app';
import { processorMs } from './test/processor-time';

/** At 8 times the length, what is linear takes 8 times as long and what is quadratic 64 times. */
const AT_MOST = 24;
const ROUNDS = 3;
const ATTEMPTS = 4;
const LONG_ENOUGH_MS = 2;

const repeated = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

type Use = (text: string) => unknown;

/** The shortest of several times, since the longer ones hold other work of the process too. */
async function timeOf(run: Use, text: string, times: number): Promise<number> {
  const startedAt = processorMs();
  for (let count = 0; count < times; count += 1) await run(text);
  return processorMs() - startedAt;
}

async function growthOf(run: Use, short: string, long: string): Promise<number> {
  let times = 1;
  while ((await timeOf(run, short, times)) < LONG_ENOUGH_MS && times < 10_000) times *= 2;
  const shortTimes: number[] = [];
  const longTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    shortTimes.push(await timeOf(run, short, times));
    longTimes.push(await timeOf(run, long, times));
  }
  return Math.min(...longTimes) / Math.min(...shortTimes);
}

/** Fails unless one of a few attempts shows that the time grows like the length. */
async function expectLinear(run: Use, textOf: (length: number) => string, length: number) {
  const growths: number[] = [];
  do growths.push(await growthOf(run, textOf(length / 2), textOf(4 * length)));
  while ((growths.at(-1) ?? 0) > AT_MOST && growths.length < ATTEMPTS);
  expect(Math.min(...growths), `grows by ${growths.join(', ')}`).toBeLessThanOrEqual(AT_MOST);
}

interface Case {
  run: Use;
  /**
   * Four times that is the longest text. Where it becomes a list, that has at most 16,000 entries: memory
   * for a larger one is asked of the system, and takes many times as long on some machines.
   */
  length: number;
  parts: string[];
  /** Around the repeated part. */
  start?: string;
  end?: string;
}

const proxies = readTrustedProxies('loopback') ?? NO_PROXIES;

const CASES: Record<string, Case> = {
  'the normal form of a path': {
    run: normalizePath,
    length: 2_000,
    parts: ['/', 'a/', 'A', '%41', '%', '//a'],
    end: 'b',
  },
  'the query of a path': {
    run: (text) => canonicalPath('/insights', new URLSearchParams(text)),
    length: 2_000,
    parts: ['q=a&', 'category=&', '%', '+', '&', '='],
  },
  'a shown file name': {
    run: cleanName,
    length: 2_000,
    parts: ['a.', '.', ' ', '/', '\\', '\u202e', 'é', '\t\n'],
    end: 'x',
  },
  'the file name of an address': {
    run: (text) => urlName(text, 'image/png'),
    length: 1_000,
    parts: ['a.', '-', ' ', '.', 'ﬃ', 'a'],
    end: '-',
  },
  'a file extension': { run: extensionOf, length: 50_000, parts: ['.', '.a', 'a'], end: '!' },
  'a slug': {
    run: (text) => slug.safeParse(text),
    length: 30_000,
    parts: ['a-', 'a', '-', ' '],
    end: '!',
  },
  'an e-mail address': {
    run: (text) => requiredEmail('wrong').safeParse(text),
    length: 30_000,
    parts: ['a@', 'a.', '.', '+', 'a', ' ', '-'],
    start: 'a',
    end: '@b.c!',
  },
  'the domain of an e-mail address': {
    run: (text) => requiredEmail('wrong').safeParse(text),
    length: 30_000,
    parts: ['a.', 'a-', 'a'],
    start: 'a@',
    end: '!',
  },
  'one line of text': {
    run: (text) => requiredLine('Name', 100).safeParse(text),
    length: 30_000,
    parts: [' ', '\n', '\r\n', ' \n', 'a\n'],
    start: 'a',
    end: 'a',
  },
  'several lines of text': {
    run: (text) => requiredText('Message', 100).safeParse(text),
    length: 30_000,
    parts: [' ', '\r\n', '\r', 'a '],
    start: 'a',
    end: 'a',
  },
  'a time': {
    run: (text) => instant('publishedAt').safeParse(text),
    length: 30_000,
    parts: ['0', '2026-', '-', ':'],
    start: '2026-01-01T00:00:00.',
    end: '!',
  },
  'a link': {
    run: isSafeLink,
    length: 30_000,
    parts: ['/', 'a:', ' ', '\t', '%00', '\\'],
    start: 'a',
  },
  'a comparison of two versions': {
    run: (text) => compareTexts(text, text.replaceAll('a', 'b')),
    length: 8_000,
    parts: ['a ', 'a\n', 'a, ', 'a'],
  },
  'the name of a client': {
    run: isKnownBot,
    length: 8_000,
    parts: ['a', 'bot', ' ', 'Mozilla/5.0 ', '(', '1.', ';', 'http://'],
    start: 'M',
  },
  'the referrer of an event': {
    run: (text) =>
      pageViewOf({
        eventType: 'page_view',
        eventData: { path: text, referrer: text },
        referrer: text,
      }),
    length: 8_000,
    parts: ['/', 'a.', '?', '@', '%41'],
    start: 'http://a',
  },
  'a chain of proxies': {
    run: (text) => clientAddress('127.0.0.1', text, proxies),
    length: 2_000,
    parts: ['127.0.0.1,', ',', ' ', '::1, ', 'a'],
  },
  'a list of versions': {
    run: (text) => matchesEtag('W/"b"', text),
    length: 8_000,
    parts: ['W/"a", ', '"', ',', ' ', 'W/'],
  },
};

const REPEATED_MARKDOWN = [
  ...['## a\n', '# \n', '[', '![', '](', '[a](', '[a](b', '[a][', '[a]: b\n', '[a]\n\n'],
  ...['*', '**a ', '*a_', '_a', 'a**b', '~~', '`', '`a``', '``a`', '```\n', '~~~\n\n'],
  ...[
    '> ',
    '> a\n',
    '- ',
    '- a\n',
    '1. a\n',
    ' - a\n  ',
    '\\',
    '&',
    '&amp;',
    '&#',
    '<',
    '<a',
    '<a ',
    '<!--',
  ],
  ...[
    '|',
    '|a',
    '|a|\n|-|\n',
    'a\n=\n',
    '---\n',
    '\n',
    ' ',
    '\t',
    '    a\n',
    '![a](/media/x) ',
    'http://a ',
  ],
  ...['```callout\na\n```\n', '```chart bar\ntitle: T\na: 1\n```\n', '```steps\n1. a\n', '1. a\n'],
];

/** Figures that many of a part make longer. */
const FIGURES: [string, string, string][] = [
  ['places of x', '```chart line\ntitle: T\nx:', ' a'],
  ['numbers', '```chart line\ntitle: T\nx: A\nS:', ' 1'],
  ['rows', '```chart bar\ntitle: T\n', 'a: 1\n'],
  ['marks', '```chart line\ntitle: T\nx: A B\nS: 1 2\n', 'mark: A, b\n'],
  ['inputs', '```calculation\ntitle: T\n', 'a: A, 1 to 2 by 1, 1\n'],
  [
    'signs of a formula',
    '```calculation\ntitle: T\na: A, 1 to 2 by 1, 1\ntable: a 1\nresult: R = ',
    '1+',
  ],
  [
    'brackets of a formula',
    '```calculation\ntitle: T\na: A, 1 to 2 by 1, 1\ntable: a 1\nresult: R = ',
    '(',
  ],
  ['colons', '```chart bar\ntitle: T\n', ': '],
  ['steps', '```steps\n', '1. a\n'],
  ['lines of a callout', '```callout\n', '> a\n'],
  ['blocks in a callout', '````callout\n', '```callout\n'],
];

describe('the time grows like the length, not like its square, for', () => {
  for (const [name, { run, length, parts, start = '', end = '' }] of Object.entries(CASES)) {
    test.each(parts.map((part) => [part]))(`${name} of many %j`, async (part) => {
      await expectLinear(run, (chars) => start + repeated(part, chars) + end, length);
    });
  }

  test.each(REPEATED_MARKDOWN.map((part) => [part]))('Markdown of many %j', async (part) => {
    await expectLinear(renderMarkdown, (chars) => repeated(part, chars), 3_000);
  });

  test.each(FIGURES)('a figure of many %s', async (_, start, part) => {
    const textOf = (chars: number) => `${start}${repeated(part, chars)}`;
    const run = (text: string) => [findFigureMistakes(text), renderMarkdown(text)];
    await expectLinear(run, textOf, 5_000);
  });

  test.each([['a'], ['@'], ['%40'], ['/'], ['a.'], ['@/'], ['media/'], ['%41']])(
    'a request to a path of many %j',
    async (part) => {
      const { get } = createTestApp();
      const request = async (path: string) => (await get(path)).arrayBuffer();
      await expectLinear(request, (chars) => `/api/${repeated(part, chars)}`, 6_000);
    },
  );
});
