import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { TRPCError } from '@trpc/server';
import { DomainError, invalid } from '../errors';
import { MAX_FILE_BYTES, TOO_LARGE, type UploadedFile } from '../core/uploads.schema';
import { unescapeFileName } from './file-name';
import { createMultipartParser, malformed } from './multipart';

const LIMITS = {
  fileSize: MAX_FILE_BYTES,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  // One more than allowed, so that a second file can be refused.
  files: 2,
  fields: 10,
  parts: 12,
  headerSize: 8 * 1024,
};

type Upload = Record<string, unknown> & { file?: UploadedFile };

/** Reads a multipart body: one part `file`, and text fields. */
export async function readUpload(request: Request): Promise<Upload> {
  const { body } = request;
  const parser = body && (await createMultipartParser(request.headers, LIMITS));
  if (!parser) return {};
  const source = Readable.fromWeb(body as WebStream);
  try {
    return await parse(source, parser);
  } finally {
    source.unpipe(parser);
    parser.destroy();
    source.resume();
  }
}

function parse(source: Readable, parser: BusboyInstance): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const upload: Upload = {};
    parser.on('file', (field, stream, name, _encoding, type) => {
      stream.on('error', () => reject(malformed()));
      if (field !== 'file')
        return reject(invalid(field, 'A file is taken under the name file only'));
      if (upload.file) return reject(invalid('file', 'Only one file is taken at a time'));
      upload.file = collect(stream, { name, type }, reject);
    });
    parser.on('field', (field, value) => {
      if (field === 'file') reject(invalid('file', 'file must be a file, with a name'));
      else upload[field] = value;
    });
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
      parser.on(limit, () => reject(invalid('', 'The body has too many parts')));
    }
    parser.on('error', () => reject(malformed()));
    parser.on('finish', () => resolve(upload));
    source.on('error', ({ name }) => reject(name === 'TimeoutError' ? tooSlow() : malformed()));
    source.pipe(parser);
  });
}

/** Collects into one buffer of the maximum size: pages that are not written take no memory. */
function collect(
  stream: BusboyFileStream,
  declared: { name: string | undefined; type: string },
  refuse: (error: Error) => void,
): UploadedFile {
  const buffer = Buffer.allocUnsafeSlow(MAX_FILE_BYTES);
  const file = {
    name: unescapeFileName(declared.name ?? ''),
    // Busboy reports parts without a type as plain text.
    type: declared.type === 'text/plain' ? '' : declared.type,
    bytes: buffer.subarray(0, 0),
  };
  stream.on('data', (chunk: Buffer) => {
    const length = file.bytes.byteLength;
    chunk.copy(buffer, length);
    file.bytes = buffer.subarray(0, length + chunk.byteLength);
  });
  stream.on('limit', () => refuse(tooLarge()));
  return file;
}

const tooSlow = () =>
  new TRPCError({ code: 'TIMEOUT', message: 'The file took too long to arrive.' });

const tooLarge = () =>
  new DomainError('too-large', `${TOO_LARGE}.`, { errors: [{ path: 'file', message: TOO_LARGE }] });
