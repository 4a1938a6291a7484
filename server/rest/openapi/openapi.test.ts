import {
  createConfig,
  lintDocument,
  makeDocumentFromString,
  BaseResolver,
} from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { problemOf } from '../../test/responses';
import { restRoutes } from '../../test/rest-calls';
import { createTestApp } from '../../test/test-app';
import { toTemplate } from './document';

interface Description {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
}

test('the description has no error and no warning under the recommended rules', async () => {
  const { get } = createTestApp();
  const text = await (await get('/api/openapi.json')).text();
  const problems = await lintDocument({
    document: makeDocumentFromString(text, 'openapi.json'),
    externalRefResolver: new BaseResolver(),
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test('the linter finds errors', async () => {
  const { get } = createTestApp();
  const text = await (await get('/api/openapi.json')).text();
  const broken = text.replace('"#/components/schemas/Lead"', '"#/components/schemas/Nothing"');
  const problems = await lintDocument({
    document: makeDocumentFromString(broken, 'openapi.json'),
    externalRefResolver: new BaseResolver(),
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('no-unresolved-refs');
});

test('the description is public and has every route', async () => {
  const { get } = createTestApp();
  const response = await get('/api/openapi.json');
  expect(response.headers.get('content-type')).toBe('application/json');
  const { openapi, paths } = (await response.json()) as Description;
  expect(openapi).toBe('3.1.0');
  for (const { method, path } of restRoutes) expect(paths[toTemplate(path)]).toHaveProperty(method);
});

test('the description is a 304 for a client that has it', async () => {
  const { get } = createTestApp();
  const etag = (await get('/api/openapi.json')).headers.get('etag') ?? '';
  const response = await get('/api/openapi.json', { 'If-None-Match': etag });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('the description cannot be written', async () => {
  const { send } = createTestApp();
  const response = await send('POST', '/api/openapi.json', {});
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  await problemOf(response);
});
