import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../db/project-root';

const root = findProjectRoot();
const documents = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const textOf = (name: string) => readFileSync(join(root, name), 'utf8');

test.each(documents)('%s names only files that exist, and links that lead somewhere', (name) => {
  const text = textOf(name);
  const files = [
    ...text.matchAll(/`((?:server|db|e2e|src|faults|bench|scripts|docs)\/[^`*<>{} ]+\.\w+)`/g),
  ];
  const missing = files
    .map(([, file = '']) => file)
    // The files of the recipe's invented noun do not exist.
    .filter((file) => !file.includes('partners') && !existsSync(join(root, file)));
  expect(missing).toEqual([]);
  const links = [...text.matchAll(/\]\(((?!https?:|mailto:|[#/])[^)#\s]+)/g)];
  const dead = links
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(root, dirname(name), link)));
  expect(dead).toEqual([]);
});

test.each(documents)('%s has each heading once', (name) => {
  const headings: string[] = textOf(name).match(/^#{1,6} .*$/gm) ?? [];
  expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toEqual([]);
});

test('every npm script that a document names is there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((name) =>
    [...textOf(name).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, script = '']) => script),
  );
  expect([...new Set(named)].filter((script) => !(script in scripts))).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});

/** A test file, and the names of its tests that a document quotes behind it. */
const QUOTED_TESTS = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? "[^"]+")*)/g;

test('asvs.md names tests that are there', () => {
  const named = [...textOf('docs/asvs.md').matchAll(QUOTED_TESTS)].flatMap(
    ([, file = '', names = '']) => {
      const quoted = [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
      return (quoted.length > 0 ? quoted : ['']).map((name) => ({ file, name }));
    },
  );
  const isThere = ({ file, name }: { file: string; name: string }) => {
    if (name === '' || !existsSync(join(root, file))) return false;
    const text = textOf(file);
    return ["'", '`'].some((quote) => text.includes(`${quote}${name}${quote}`));
  };
  expect(named.filter((one) => !isThere(one))).toEqual([]);
  expect(named.length).toBeGreaterThan(150);
});
