import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { USES_FILES } from '../core/fields.schema';
import { activities } from '../../db/schema/activities';
import { nounOf } from '../procedures';
import { procedures } from '../test/procedures';
import { examples, exampleWorld } from '../test/rest-calls';
import { addPerson } from '../test/staff';
import { createTestApp } from '../test/test-app';
import { features, type Noun } from '.';
import { SUBJECT_TYPES } from './activities/event-subjects.schema';
import { storeClient } from './clients/clients.examples';
import { openContactSession } from './contacts/contact-sessions';
import { storeContact } from './contacts/contacts.examples';
import type { Feature } from './define-feature';
import { tablesOf } from './exports/tables-of';

/** The only writes without an event: usage events, read marks, who is away and what is being typed. */
const UNRECORDED = ['analytics.track', 'chat.markRead', 'chat.setAway', 'drafts.autosave'];

const nouns = Object.entries<Feature>(features).map(([noun, feature]) => ({ noun, feature }));

const inputFields = (input: $ZodType) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {};

const proceduresOf = (noun: string) => procedures.filter(({ path }) => path.startsWith(`${noun}.`));

describe.each(nouns)('the noun $noun', ({ noun, feature }) => {
  test('has an example for each of its procedures, and no other', async () => {
    const exampleNames = Object.keys(await feature.examples()).map((name) => `${noun}.${name}`);
    expect(exampleNames.sort(), `the examples of ${noun}`).toEqual(
      proceduresOf(noun).map(({ path }) => path),
    );
  });

  test('has an example input for each procedure that takes one', () => {
    const withoutInput = proceduresOf(noun)
      .filter(({ path, input }) => input && !examples[path]?.good)
      .map(({ path }) => path);
    expect(withoutInput, 'procedures whose example makes no input').toEqual([]);
  });

  test('declares exactly its public procedures as open', () => {
    const open = Object.keys(feature.open ?? {}).map((name) => `${noun}.${name}`);
    const isPublic = proceduresOf(noun).filter((procedure) => procedure.isPublic);
    expect(open.sort(), `open, in the index.ts of ${noun}`).toEqual(
      isPublic.map(({ path }) => path),
    );
  });

  test('documents each of its routes', () => {
    for (const { method, path, procedure, status, summary, returns } of feature.rest) {
      const route = `${method.toUpperCase()} ${path}`;
      expect(procedure, `${route}: the procedure of another noun`).toMatch(`${noun}.`);
      expect(summary, `${route}: the summary`).toMatch(/^[A-Z].{8,}/);
      expect(returns !== undefined, `${route}: what it returns`).toBe(status !== 204);
    }
    expect(feature.tag !== null, `the tag of ${noun}`).toBe(
      feature.rest.length + (feature.downloads?.length ?? 0) > 0,
    );
  });

  test('describes each schema that its routes return, and no other', async () => {
    const responses = (await feature.responses?.()) ?? {};
    const used = JSON.stringify([feature.rest.map(({ returns }) => returns), responses]);
    const named = new Set(
      Array.from(used.matchAll(/#\/components\/schemas\/(\w+)/g), ([, name = '']) => name),
    );
    const described = Object.keys(responses);
    const missing = [...named].filter((name) => !described.includes(name));
    expect(missing, `returned by ${noun}.rest.ts, but not in its responses`).toEqual([]);
    const unused = described.filter((name) => !named.has(name));
    expect(unused, `in the responses of ${noun}, but returned by no route`).toEqual([]);
  });

  test('records an event of each write, and renews cached responses', async () => {
    const { deps, caller, count } = createTestApp();
    type Calls = Record<string, (input: unknown) => Promise<unknown>>;
    const clientId = storeClient(deps.database);
    const changes = () => deps.database.$client.prepare('SELECT total_changes()').pluck().get();
    const silent: string[] = [];
    const unrecorded: string[] = [];
    for (const { path } of proceduresOf(noun).filter(({ type }) => type === 'mutation')) {
      // A new person each time, since some calls end the access of the caller.
      const token = addPerson(deps.database, path);
      const world = { ...exampleWorld(deps.database), clientId, token };
      const input = await examples[path]?.good?.(world);
      const authorization = `Bearer ${token}`;
      const contact = storeContact(deps.database, { clientId });
      const contactCookie = openContactSession(deps.database, contact, new Date().toISOString());
      const calls = caller({ authorization, contactCookie, origin: 'same' })[noun as Noun] as Calls;
      const before = {
        changes: changes(),
        generation: deps.responseCache.generation,
        events: count(activities),
      };
      await calls[path.slice(noun.length + 1)]?.(input);
      const isStored = changes() !== before.changes;
      if (isStored && count(activities) === before.events) unrecorded.push(path);
      if (isStored && deps.responseCache.generation === before.generation) silent.push(path);
    }
    // Events have a queue of their own, and no public page shows them.
    const expected = noun === 'analytics' ? ['analytics.track'] : [];
    expect(silent, 'mutations that do not use ctx.write').toEqual(expected);
    expect(unrecorded, 'writes without a domain event').toEqual(
      UNRECORDED.filter((path) => nounOf(path) === noun),
    );
  });

  test('declares the columns that may use files of the media library', () => {
    const { title, columns = [] } = feature.mediaReferences ?? {};
    const declared = Object.entries(title ? getTableColumns(title.table) : {})
      .filter(([, column]) => columns.some((one) => one === column))
      .map(([name]) => name);
    const fields = proceduresOf(noun)
      .filter(({ type }) => type === 'mutation')
      .flatMap(({ input }) => Object.entries(input ? inputFields(input) : {}));
    const forgotten = fields
      .filter(([, field]) => JSON.stringify(field).includes(USES_FILES))
      // A draft has all fields of its item in one column.
      .flatMap(([name]) => (declared.includes(name) || declared.includes('fields') ? [] : [name]));
    expect([...new Set(forgotten)], `not in mediaReferences of ${noun}`).toEqual([]);
  });

  test('caches each public list without input', () => {
    const uncached = feature.rest.filter(({ method, procedure, isCached }) => {
      const { isPublic, input } = procedures.find(({ path }) => path === procedure) ?? {};
      return method === 'get' && isPublic && !input && !isCached;
    });
    const names = uncached.map(({ path }) => path);
    expect(names, `without isCached, in ${noun}.rest.ts`).toEqual([]);
  });

  test('takes an Idempotency-Key wherever a POST stores a row', () => {
    const posts = feature.rest.filter(({ method }) => method === 'post');
    const withoutKey = posts
      .map(({ procedure }) => procedure)
      .filter((path) => !procedures.find((known) => known.path === path)?.isCreating);
    // The only exception: counting an event twice does no harm.
    expect(withoutKey, `without isCreating, in ${noun}.router.ts`).toEqual(
      noun === 'analytics' ? ['analytics.track'] : [],
    );
  });
});

test('no two nouns use the same name for a schema', async () => {
  const all = await Promise.all(
    nouns.map(async ({ feature }) => (await feature.responses?.()) ?? {}),
  );
  const names = all.flatMap((responses) => Object.keys(responses));
  expect(names).toEqual([...new Set(names)]);
});

test('each kind of record that events are about is declared by one noun', () => {
  const declared = nouns.flatMap(({ feature }) => Object.keys(feature.subjects ?? {}));
  expect(declared.sort(), 'subjects, in the index.ts of the noun').toEqual(
    SUBJECT_TYPES.toSorted(),
  );
});

const WITHOUT_PEOPLE = Object.entries(tablesOf(features))
  .filter(([, { withoutPeople }]) => withoutPeople !== undefined)
  .map(([name]) => name);

test('each table with texts is declared as personal, or is known to hold nothing about people', () => {
  const { deps } = createTestApp();
  const withTexts = deps.database.$client
    .prepare(
      `select distinct tables.name from pragma_table_list tables
       join pragma_table_info(tables.name) columns
       where tables.schema = 'main' and tables.type in ('table', 'virtual')
         and tables.name not like 'sqlite_%' and tables.name <> '__drizzle_migrations'
         and lower(columns.type) in ('text', 'blob', '') order by tables.name`,
    )
    .pluck()
    .all();
  const personal = nouns.flatMap(({ feature: { personalData } }) => [
    ...(personalData?.rows.map(({ table }) => getTableName(table)) ?? []),
    ...(personalData?.parts?.map(getTableName) ?? []),
    ...(personalData?.indexes ?? []),
  ]);
  expect(
    [...personal, ...WITHOUT_PEOPLE].sort(),
    'personalData, or withoutPeople in tables, in the index.ts of the noun',
  ).toEqual(withTexts);
});

test('no two kinds of personal rows have the same name', () => {
  const names = nouns.flatMap(({ feature }) => feature.personalData?.rows ?? []);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});
