import { expect } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { MEDIA_TYPES } from '../features/media/media.schema';
import { STAFF } from './test-app';

/** Generates real files. */

const GREEN = { r: 20, g: 110, b: 100 };

export function aPicture(width = 800, height = 600, channels: 3 | 4 = 3): Sharp {
  return sharp({
    create: { width, height, channels, background: GREEN, noise: noise },
  });
}

const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;

/** A decompression bomb: a complete PNG whose header declares a huge size. */
export async function aBomb(width = 30_000, height = 30_000): Promise<Buffer> {
  const png = await aPicture(10, 10).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

interface App {
  request(path: string, init: RequestInit, env: object): Response | Promise<Response>;
}

export interface UploadOptions {
  bytes: Uint8Array;
  name?: string;
  type?: string;
  alt?: string;
  isPrivate?: boolean;
}

/** The type that a browser declares for a file; empty for an unknown ending. */
function typeOf(name: string): string {
  const ending = name.split('.').at(-1) ?? '';
  const known = Object.entries<{ endings: readonly string[] }>(MEDIA_TYPES);
  return known.find(([, { endings }]) => endings.includes(ending))?.[0] ?? '';
}

/** Uploads a file, as a browser or a tool does. */
export async function upload(
  app: App,
  { bytes, name = 'photo.jpg', type = typeOf(name), alt, isPrivate }: UploadOptions,
  headers: Record<string, string> = STAFF,
): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name, { type }));
  if (alt !== undefined) body.set('alt', alt);
  if (isPrivate) body.set('isPrivate', 'true');
  return app.request('/api/admin/media', { method: 'POST', headers, body }, {});
}

interface UploadedRow {
  id: string;
  filename: string;
  originalName: string;
  url: string;
  alt: string | null;
  isAnimated: boolean;
}

/** The row of an accepted upload. */
export async function rowOf(response: Response): Promise<UploadedRow> {
  expect(response.status).toBe(201);
  return (await response.json()) as UploadedRow;
}
