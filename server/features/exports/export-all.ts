import { pipeline, Readable, Transform } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database as Sqlite } from 'better-sqlite3';
import { ZipFile } from 'yazl';
import { MINUTE_MS } from '../../../db/durations';
import { openSnapshot } from '../../../db/snapshot';
import { site } from '../../../src/config/site';
import type { DescribedTables } from '../../core/described-tables';
import { describeExport } from './readme';
import { tablesToExport } from './schema-tables';
import { csvLines, jsonLines } from './table-files';

export interface ExportLimits {
  /** SQLite's log grows until the export ends, since the snapshot is in it. */
  totalMs: number;
  /** A reader that takes nothing for so long is gone. */
  idleMs: number;
}

interface ExportOptions {
  now: string;
  /** What the nouns declare about their tables. */
  tables: DescribedTables;
  limits?: ExportLimits;
  closed?: (isComplete: boolean) => void;
}

const LIMITS: ExportLimits = { totalMs: 30 * MINUTE_MS, idleMs: MINUTE_MS };

/** Reading so much holds up the process for about a millisecond. */
const SLICE_LENGTH = 64 * 1024;

type Slices = AsyncGenerator<Buffer, void>;

/** A ZIP file that is made while it is read. */
export class ExportStream extends Transform {
  bytes = 0;

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error: null, chunk: Buffer) => void,
  ) {
    this.bytes += chunk.byteLength;
    this.emit('progress');
    done(null, chunk);
  }
}

/**
 * The whole database as it is at the time of the call. Destroy the stream to end it early; `closed`
 * is called when nothing of it is open any more, with whether the file is complete.
 */
export function exportAll(
  databaseFile: string,
  { now, tables, limits = LIMITS, closed }: ExportOptions,
): ExportStream {
  const snapshot = openSnapshot(databaseFile);
  const zip = new ZipFile();
  const stream = new ExportStream();
  let current: Readable | undefined;

  const mtime = new Date(now);
  const add = (name: string, slices: () => Slices, compress = true) =>
    zip.addReadStreamLazy(name, { mtime, compress }, (pass) => {
      current = Readable.from(slices(), { objectMode: false });
      current.on('error', (error) => stream.destroy(error));
      pass(null, current);
    });
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.addBuffer(Buffer.from(describeExport(site.name, now, tables)), 'README.md', { mtime });
  for (const table of tablesToExport(tables)) {
    add(`tables/${table.name}.csv`, () => slicesOf(csvLines(snapshot, table)));
    add(`tables/${table.name}.jsonl`, () => slicesOf(jsonLines(snapshot, table)));
  }
  for (const { id, filename } of listMedia(snapshot)) {
    add(`media/${id}/${filename}`, () => chunksOf(snapshot, id), false);
  }
  zip.end();
  const stopTimers = endInTime(stream, limits);
  pipeline(zip.outputStream, stream, (error) => {
    stopTimers();
    void close(snapshot, current).then(() => closed?.(!error));
  });
  return stream;
}

function endInTime(stream: ExportStream, { totalMs, idleMs }: ExportLimits): () => void {
  const end = (reason: string) => () => stream.destroy(new Error(`The export ${reason}.`));
  const total = setTimeout(end('took too long'), totalMs).unref();
  const idle = setTimeout(end('is no longer read'), idleMs).unref();
  stream.on('progress', () => idle.refresh());
  return () => {
    clearTimeout(total);
    clearTimeout(idle);
  };
}

/** A statement that is still being read has to end first. */
async function close(snapshot: Sqlite, current: Readable | undefined): Promise<void> {
  if (current && !current.closed) {
    await new Promise((resolve) => current.once('close', resolve).destroy());
  }
  snapshot.close();
}

async function* slicesOf(lines: Iterable<string>): Slices {
  let slice = '';
  for (const line of lines) {
    slice += line;
    if (slice.length < SLICE_LENGTH) continue;
    yield Buffer.from(slice);
    slice = '';
    await nextTurn();
  }
  if (slice) yield Buffer.from(slice);
}

function listMedia(snapshot: Sqlite): { id: string; filename: string }[] {
  return snapshot.prepare('select id, filename from media').all() as never;
}

async function* chunksOf(snapshot: Sqlite, mediaId: string): Slices {
  const chunks = snapshot
    .prepare('select bytes from media_chunks where media_id = ? order by position')
    .pluck()
    .iterate(mediaId) as IterableIterator<Buffer>;
  for (const chunk of chunks) {
    yield chunk;
    await nextTurn();
  }
}
