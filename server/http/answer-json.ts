import type { Context as HonoContext } from 'hono';
import type { HttpEnv } from './facts';

/**
 * An answer that is whole: what every answer of the API carries, and JSON. Its headers stay a
 * plain object all the way, which node-server writes several times as fast as a `Headers`.
 */
export function answerJson(
  c: HonoContext<HttpEnv>,
  answer: unknown,
  status: number,
  added: Headers,
): Response {
  const headers: Record<string, string> = {
    ...c.get('apiHeaders'),
    'X-Request-Id': c.get('requestId'),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  };
  for (const [name, value] of added) headers[name] = value;
  c.set('isWhole', true);
  return new Response(JSON.stringify(answer), { status, headers });
}
