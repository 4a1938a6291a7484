import { beforeEach, expect, test, vi } from 'vitest';
import { findOffers } from './find-offers';
import { keepRecord, keyOf, subjectOf } from './typed-records';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const SUBJECT = subjectOf('lina', 'insight', '7');

const stored = { title: 'Ramadan moves', excerpt: '' };
const record = (title: string, typedAt: string, replaces: string | null = null) => ({
  values: { excerpt: '', title },
  startedFrom: null,
  draft: null,
  typedAt,
  replaces,
});
const autosave = (title: string, updatedAt: string) => ({
  values: { title, excerpt: '' },
  startedFrom: updatedAt,
  draft: null,
  updatedAt,
});
const titles = (saved: ReturnType<typeof autosave> | null = null) =>
  findOffers(SUBJECT, { stored, autosave: saved, now: NOW }).map(
    ({ record: { values } }) => values.title,
  );

beforeEach(() => {
  // Node has none; in the browser its keys are those of an object too.
  const storage: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, value: string) => (storage[key] = value)),
    removeItem: hidden((key: string) => Reflect.deleteProperty(storage, key)),
  });
  vi.stubGlobal('localStorage', storage);
});

test('what was typed last is offered first, of this person and item alone', () => {
  keepRecord(keyOf(SUBJECT, 'a'), record('Earlier', '2026-11-21T08:00:00.000Z'));
  keepRecord(keyOf(SUBJECT, 'b'), record('Later', '2026-11-21T08:30:00.000Z'));
  for (const other of [subjectOf('yara', 'insight', '7'), subjectOf('lina', 'insight', '77')]) {
    keepRecord(keyOf(other, 'c'), record('Of another', '2026-11-21T08:40:00.000Z'));
  }
  expect(titles()).toEqual(['Later', 'Earlier']);
  expect(titles(autosave('At home', '2026-11-21T08:45:00.000Z'))).toEqual([
    'At home',
    'Later',
    'Earlier',
  ]);
});

test('what equals the stored values is not offered, nor is what is older than a month', () => {
  keepRecord(keyOf(SUBJECT, 'a'), record('Ramadan moves', '2026-11-21T08:00:00.000Z'));
  keepRecord(keyOf(SUBJECT, 'b'), record('Given up', '2026-10-20T08:00:00.000Z'));
  expect(titles(autosave('Ramadan moves', '2026-11-21T08:45:00.000Z'))).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([keyOf(SUBJECT, 'a')]);
});

test('an autosave of which the browser has a later state is not offered', () => {
  const sentAt = '2026-11-21T08:10:00.000Z';
  keepRecord(keyOf(SUBJECT, 'a'), record('Typed on', '2026-11-21T08:20:00.000Z', sentAt));
  expect(titles(autosave('Typed', sentAt))).toEqual(['Typed on']);
  expect(titles(autosave('Typed elsewhere', '2026-11-21T08:11:00.000Z'))).toEqual([
    'Typed on',
    'Typed elsewhere',
  ]);
});
