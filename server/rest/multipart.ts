import type { BusboyConfig, BusboyInstance } from '@fastify/busboy';
import { TRPCError } from '@trpc/server';

/** A parser for the body of a request with these headers. Throws a 415, or a 400 without a boundary. */
export async function createMultipartParser(
  headers: Headers,
  limits: BusboyConfig['limits'],
): Promise<BusboyInstance> {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The body must be multipart, with the content type multipart/form-data.',
    });
  }
  const { Busboy } = await import('@fastify/busboy');
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw malformed();
  }
}

export const malformed = () =>
  new TRPCError({ code: 'BAD_REQUEST', message: 'The body is not well-formed multipart.' });
