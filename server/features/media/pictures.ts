import type { Sharp, SharpOptions } from 'sharp';
import type { UploadedFile } from '../../core/uploads.schema';
import { isScalable } from './image-attributes';
import { removeCameraData } from './jpeg-metadata';
import type { MediaType } from './media.schema';

/** Loads sharp with the first picture, since it takes 20 MB of memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread and no cache keep memory small and predictable.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Larger pictures would take too much memory to decode. */
export const MAX_PIXELS = 24_000_000;

const QUALITY = 78;

export interface PictureSize {
  width: number;
  height: number;
  frames: number;
}

/** Reads the header only, without decoding. Width and height are those of the upright picture. */
export async function measure(bytes: Uint8Array): Promise<PictureSize> {
  const { autoOrient, pages = 1 } = await (await open(bytes)).metadata();
  return { ...autoOrient, frames: pages };
}

/** What the public gets of a file: a JPEG without what its camera stored, such as the place. */
export async function withoutCameraData(
  file: UploadedFile,
  type: MediaType,
): Promise<UploadedFile> {
  if (type !== 'image/jpeg') return file;
  const { orientation = 1 } = await (await open(file.bytes)).metadata();
  return { ...file, bytes: removeCameraData(file.bytes, orientation) };
}

/**
 * Whether the file is complete. Decodes it to one pixel, which takes little memory. Large AVIF
 * pictures are not checked; `measure` has already found the end of WebP and GIF.
 */
export async function isComplete(
  mimeType: MediaType,
  bytes: Uint8Array,
  size: Pick<PictureSize, 'width' | 'height'>,
): Promise<boolean> {
  if (mimeType === 'image/webp' || mimeType === 'image/gif') return true;
  if (!isScalable({ mimeType, ...size })) return true;
  const picture = await open(bytes, { failOn: 'truncated', sequentialRead: true });
  return picture
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Converts to WebP without metadata: upright, at most as wide as requested, never enlarged. */
export async function toWebp(bytes: Uint8Array, width: number): Promise<Buffer> {
  const picture = await open(bytes, { limitInputPixels: MAX_PIXELS });
  return picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer();
}

/** Higher efforts take five to ten times as long, for a tenth of the bytes. */
const AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' };

/** The same as AVIF, which takes several times as long. */
export async function toAvif(bytes: Uint8Array, width: number): Promise<Buffer> {
  const picture = await open(bytes, { limitInputPixels: MAX_PIXELS });
  return picture.autoOrient().resize({ width, withoutEnlargement: true }).avif(AVIF).toBuffer();
}

async function open(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { pages: 1, limitInputPixels: false, ...options });
}
