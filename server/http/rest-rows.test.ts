import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { restRows } from '../rest-rows';
import { whatIsNotDescribed } from '../test/described-answers';
import { aPdf } from '../test/uploads';
import { nameOf, type RestExample, restExamples } from '../test/rest-examples';
import { createTestApp, STAFF } from '../test/test-app';
import { findProcedure } from './procedures';
import type { RestRow } from './rest';

const isPublic = ({ procedure }: RestRow) => findProcedure(procedure)?.isPublic === true;

const rows = restRows.map((row) => ({
  name: nameOf(row),
  row,
  example: restExamples[nameOf(row)],
}));

test('every row has an example, and every example a row', () => {
  expect(Object.keys(restExamples).sort()).toEqual(rows.map(({ name }) => name).sort());
});

interface Call {
  id?: string;
  body?: Record<string, unknown>;
  query?: string;
  headers?: Record<string, string>;
}

/** Calls a row as it is in the application, and holds its answer against the description. */
function callerOf(row: RestRow) {
  const test = createTestApp();
  const call = async ({ id = '', body, query, headers = STAFF }: Call): Promise<Response> => {
    const path = row.path.replace(/:\w+/, id) + (query ? `?${query}` : '');
    const sent = row.isUpload ? toForm(body) : JSON.stringify(body);
    const type: Record<string, string> =
      row.isUpload || !body ? {} : { 'Content-Type': 'application/json' };
    const init = { method: row.method.toUpperCase(), headers: { ...type, ...headers } };
    const response = await test.app.request(path, body ? { ...init, body: sent } : init, {});
    expect(await whatIsNotDescribed(row, response.clone())).toEqual([]);
    return response;
  };
  return { call, database: test.deps.database };
}

function toForm(body: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  form.set('alt', String(body.alt));
  if (body.alt !== 'No file') {
    form.set('file', new File([new Uint8Array(aPdf())], 'plan.pdf', { type: 'application/pdf' }));
  }
  return form;
}

const isBadOf = (example: RestExample) => example.bad ?? example.badQuery;

describe.each(rows)('$name', ({ row, example = {} }) => {
  test('answers as it is described, whoever calls and whatever is sent', async () => {
    const { call, database } = callerOf(row);
    const id = example.prepare?.(database) ?? '';
    const good = () => ({ id, ...(example.good && { body: example.good(database) }) });

    const anonymous = await call({ ...good(), headers: {} });
    if (isPublic(row)) expect([200, 201, 202, 404]).toContain(anonymous.status);
    else expect(anonymous.status).toBe(401);

    const guessed = await call({ ...good(), headers: { Authorization: 'Bearer guessed' } });
    expect(guessed.status).toBe(401);

    if (!example.takesNothing) {
      expect(isBadOf(example), 'an example of what is refused').toBeDefined();
      const bad = {
        ...(example.bad && { body: example.bad }),
        ...(example.badQuery && { query: example.badQuery }),
      };
      expect((await call({ id, ...bad })).status).toBe(400);
    }

    if (row.path.includes(':')) {
      expect((await call({ ...good(), id: randomUUID() })).status).toBe(404);
      expect((await call({ ...good(), id: 'no-such' })).status).toBe(404);
    }

    const answer = await call(good());
    expect(answer.status).toBe(row.status);
    if (row.method === 'get') expect((await answer.text()).length).toBeGreaterThan(2);
  });
});
