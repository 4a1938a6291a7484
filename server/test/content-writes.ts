import { expect } from 'vitest';
import { createTestApp, STAFF } from './test-app';

export type WrittenRow = Record<string, unknown> & { id: string; updatedAt: string };

export function createWriter() {
  const { app, ...rest } = createTestApp();
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    app.request(
      path,
      {
        method,
        headers: { ...STAFF, 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      {},
    );
  const create = async (path: string, body: unknown) => {
    const response = await send('POST', path, body);
    expect(response.status).toBe(201);
    return (await response.json()) as WrittenRow;
  };
  return { ...rest, app, send, create };
}
