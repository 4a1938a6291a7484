import * as z from 'zod/mini';
import {
  MAX_FILE_BYTES,
  MAX_PRIVATE_BYTES,
  PRIVATE_TOO_LARGE,
  TOO_LARGE,
} from '../../../server/core/uploads.schema';
import { MEDIA_TYPES } from '../../../server/features/media/media.schema';
import type { Outputs } from '../../lib/trpc';

export type Media = Outputs['media']['list']['media'][number];
export type Accept = 'image' | 'any';

const types = Object.keys(MEDIA_TYPES);
export const ACCEPTED: Record<Accept, string> = {
  image: types.filter((type) => type.startsWith('image/')).join(','),
  any: types.join(','),
};

interface UploadOptions {
  /** For staff alone, such as an attachment. */
  isPrivate?: boolean;
  /** The project whose updates it is for: private, and up to 50 MB. */
  projectId?: string | undefined;
  /** The id of the file whose place it takes. */
  replaces?: string;
  onProgress: (share: number) => void;
  /** Ends the upload. */
  signal?: AbortSignal;
}

/** Why a file is refused without sending it; the server checks the bytes of all others. */
export function refusalOf(file: File, accept: Accept, isOfProject = false): string | undefined {
  if (isOfProject) return file.size > MAX_PRIVATE_BYTES ? `${PRIVATE_TOO_LARGE}.` : undefined;
  if (file.size > MAX_FILE_BYTES) return `${TOO_LARGE}.`;
  if (accept === 'image' && file.type === 'application/pdf') return 'A picture is needed here.';
  return undefined;
}

/** The server's refusal of a file, or a broken connection. */
export class UploadError extends Error {
  constructor(
    /** The HTTP status; 0 without a response. */
    readonly status: number,
    detail = 'The file could not be uploaded.',
  ) {
    super(detail);
  }
}

const mediaSchema: z.ZodMiniType<Media> = z.object({
  id: z.string(),
  filename: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  size: z.number(),
  url: z.string(),
  alt: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  isAnimated: z.boolean(),
  isPrivate: z.boolean(),
  focalX: z.number(),
  focalY: z.number(),
  tags: z.array(z.string()),
  createdAt: z.string(),
});

const problemSchema = z.object({ detail: z.string() });

/** Uses XMLHttpRequest, since `fetch` does not report upload progress. */
export function uploadFile(
  file: File,
  { isPrivate = false, projectId, replaces, onProgress, signal }: UploadOptions,
): Promise<Media> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    if (isPrivate) body.set('isPrivate', 'true');
    body.set('file', file);
    const request = new XMLHttpRequest();
    const path = replaces === undefined ? '' : `/${replaces}/replacement`;
    const ofProject = projectId && `/api/admin/projects/${projectId}/files`;
    request.open('POST', ofProject ?? `/api/admin/media${path}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const stored = mediaSchema.safeParse(request.response);
      if (request.status === 201 && stored.success) return resolve(stored.data);
      reject(
        new UploadError(request.status, problemSchema.safeParse(request.response).data?.detail),
      );
    });
    request.addEventListener('error', () => reject(new UploadError(0, 'The connection broke.')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
