import { statSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { problem } from '../core/problem-details';
import type { Deps } from '../deps';
import type { HttpEnv } from './request-context';
import { sendProblem } from './send-problem';

const TRY_WRITE_EVERY_MS = 5_000;
const RETRY_AFTER_SECONDS = '5';

class NotHealthy extends Error {}
class RolledBack extends Error {}

/** Responds 200 while the process can read rows, and its database file is still at its path. */
export function serveHealth(deps: Deps) {
  const checkFile = fileCheck(deps);
  return (c: HonoContext<HttpEnv>) =>
    respond(c, () => {
      checkFile();
      checkRead(deps);
      return {};
    });
}

/** Responds 200 while the process can also write, and the disk has enough free space. */
export function serveReadiness(deps: Deps) {
  const checkFile = fileCheck(deps);
  let lastWrite = { at: -Infinity, failure: undefined as Error | undefined };
  return (c: HonoContext<HttpEnv>) =>
    respond(c, () => {
      checkFile();
      checkRead(deps);
      const at = deps.clock().getTime();
      if (Math.abs(at - lastWrite.at) >= TRY_WRITE_EVERY_MS) {
        lastWrite = { at, failure: writeFailure(deps) };
      }
      if (lastWrite.failure) throw lastWrite.failure;
      const freeMb = deps.freeDiskMb();
      if (freeMb < deps.settings.minFreeMb) throw new NotHealthy('The disk is nearly full.');
      // Only information: mail may wait for an external server, which is no reason to stop this one.
      return { freeMb, outboxAgeSeconds: deps.outbox.state().ageSeconds };
    });
}

function respond(c: HonoContext<HttpEnv>, check: () => Record<string, unknown>): Response {
  c.header('Cache-Control', 'no-store');
  try {
    return c.json({ status: 'ok', ...check() });
  } catch (error) {
    c.header('Retry-After', RETRY_AFTER_SECONDS);
    const detail =
      error instanceof NotHealthy ? error.message : 'The database cannot be read or written.';
    return sendProblem(c, problem(503, detail));
  }
}

/** Returns a check that throws when the database file has been removed or replaced. */
function fileCheck({ settings }: Deps): () => void {
  const idOf = () => {
    const stats = statSync(settings.databaseFile, { throwIfNoEntry: false });
    return stats && `${stats.dev}:${stats.ino}`;
  };
  const opened = idOf();
  return () => {
    if (idOf() !== opened) throw new NotHealthy('The database file has been removed or replaced.');
  };
}

function checkRead({ database }: Deps): void {
  database.get(sql`select id from leads order by created_at desc limit 1`);
  database.get(sql`select name from signing_keys limit 1`);
}

/** Writes a row and rolls it back; undefined if that works. */
function writeFailure({ database }: Deps): Error | undefined {
  try {
    database.$client
      .transaction(() => {
        database.run(sql`insert into signing_keys (name, key) values ('readiness', x'00')`);
        throw new RolledBack();
      })
      .immediate();
  } catch (error) {
    if (!(error instanceof RolledBack)) return error instanceof Error ? error : new Error('failed');
  }
  return undefined;
}
