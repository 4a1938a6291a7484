import {
  MAX_FILE_BYTES,
  MEDIA_TYPES,
  TOO_LARGE,
} from '../../../server/features/media/media.schema';
import { ApiError } from '../../lib/api-error';
import type { Outputs } from '../../lib/trpc';

export type Media = Outputs['media']['list']['media'][number];
export type Accept = 'image' | 'any';

const types = Object.keys(MEDIA_TYPES);
export const ACCEPTED: Record<Accept, string> = {
  image: types.filter((type) => type.startsWith('image/')).join(','),
  any: types.join(','),
};

interface UploadOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Why a file is not even sent; the server judges all others by their bytes. */
export function refusalOf(file: File, accept: Accept): string | undefined {
  if (file.size > MAX_FILE_BYTES) return `${TOO_LARGE}.`;
  if (accept === 'image' && file.type === 'application/pdf') return 'A picture is needed here.';
  return undefined;
}

/** By XMLHttpRequest, since `fetch` does not say how far it has come. */
export function uploadFile(file: File, { onProgress, signal }: UploadOptions): Promise<Media> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    body.set('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/media');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as Media);
      else reject(failureOf(request));
    });
    request.addEventListener('error', () => reject(new ApiError(0, '', 'The connection broke.')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function failureOf({ status, responseText }: XMLHttpRequest): ApiError {
  try {
    const { detail } = JSON.parse(responseText) as { detail?: string };
    return new ApiError(status, responseText, detail);
  } catch {
    return new ApiError(status, responseText);
  }
}
