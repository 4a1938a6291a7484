import type { Sharp, SharpOptions } from 'sharp';

/** Decodes and scales. Loaded with the first picture, since it brings 20 MB of its own. */
async function load() {
  const { default: sharp } = await import('sharp');
  // One thread and nothing kept: memory stays small and known.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** More would not fit into memory beside everything else when it is decoded. */
export const MAX_PIXELS = 24_000_000;

const QUALITY = 78;

export interface Measured {
  width: number;
  height: number;
  frames: number;
}

/** From the header alone; nothing is decoded. Width and height are those of the upright picture. */
export async function measure(bytes: Uint8Array): Promise<Measured> {
  const { autoOrient, pages = 1 } = await (await open(bytes)).metadata();
  return { ...autoOrient, frames: pages };
}

/** Upright, at most as wide as asked and never enlarged, as WebP without anything but the picture. */
export async function toWebp(bytes: Uint8Array, width: number): Promise<Buffer> {
  const picture = await open(bytes, { limitInputPixels: MAX_PIXELS });
  return picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer();
}

async function open(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const sharp = await load();
  return sharp(bytes, { pages: 1, limitInputPixels: false, ...options });
}
