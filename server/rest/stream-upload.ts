import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { MAX_PRIVATE_BYTES, PRIVATE_TOO_LARGE } from '../core/uploads.schema';
import { DomainError } from '../errors';
import { unescapeFileName } from './file-name';
import { createMultipartParser, malformed } from './multipart';

const LIMITS = {
  // One more byte than allowed, so that the receiver sees that it is too large.
  fileSize: MAX_PRIVATE_BYTES + 1,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  files: 1,
  fields: 20,
  parts: 21,
  headerSize: 8 * 1024,
};

/** With room for the fields around the file. */
const MAX_BODY_BYTES = MAX_PRIVATE_BYTES + 256 * 1024;

type ReceiveFile = (file: { name: string; bytes: AsyncIterable<Uint8Array> }) => Promise<string>;

export interface StreamedForm {
  fields: Record<string, string>;
  /** What `receive` returned; null for a form whose file was left out. */
  fileId: string | null;
}

/**
 * Reads a multipart body whose one file is handed on while it arrives: from the socket, where there is
 * one, since a web stream in between would hold many copies.
 */
export async function streamUpload(
  { request, incoming }: { request: Request; incoming: Readable | undefined },
  receive: ReceiveFile,
): Promise<StreamedForm> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) {
    throw new DomainError('too-large', `${PRIVATE_TOO_LARGE}.`);
  }
  const parser = await createMultipartParser(request.headers, LIMITS);
  const source = incoming ?? Readable.fromWeb(request.body as WebStream);
  const fields: Record<string, string> = {};
  let received: Promise<string | null> = Promise.resolve(null);
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (field, value) => (fields[field] = value));
      parser.on('file', (_field, stream, name) => {
        if (!name) return void stream.resume();
        const bytes = stream as AsyncIterable<Uint8Array>;
        received = receive({ name: unescapeFileName(name), bytes });
        received.catch(reject);
      });
      parser.on('error', () => reject(malformed()));
      parser.on('finish', resolve);
      source.on('error', () => {
        // Ends the file, whose receiver removes it then.
        parser.destroy(new Error('The body broke off.'));
        reject(malformed());
      });
      source.pipe(parser);
    });
    return { fields, fileId: await received };
  } finally {
    source.unpipe(parser);
    parser.destroy();
    source.resume();
    await received.catch(() => undefined);
  }
}
