import type { MediaType } from './media.schema';

/**
 * Whether a file goes on to its end: by the lengths and end marks of its format, without decoding
 * anything. What the pieces hold is for the decoder to judge.
 */
export function isWhole(type: MediaType, bytes: Uint8Array): boolean {
  return CHECKS[type](new Reader(bytes));
}

const CHECKS: Record<MediaType, (file: Reader) => boolean> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'image/webp': (file) => file.length >= 12 && file.uint32(4, true) + 8 <= file.length,
  'image/avif': hasWholeBoxes,
  'image/gif': isWholeGif,
  'application/pdf': (file) =>
    file.text(0, 5) === '%PDF-' && file.text(file.length - 2048).includes('%%EOF'),
};

/** Reads past the end as zero, so that walks come to their own end. */
class Reader {
  readonly length: number;
  private readonly buffer: Buffer;

  constructor(bytes: Uint8Array) {
    this.length = bytes.byteLength;
    this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte = (at: number): number => this.buffer[at] ?? 0;

  uint32(at: number, isLittleEndian = false): number {
    if (at + 4 > this.length) return 0;
    return isLittleEndian ? this.buffer.readUInt32LE(at) : this.buffer.readUInt32BE(at);
  }

  text = (from: number, to?: number): string =>
    this.buffer.toString('latin1', Math.max(0, from), to);

  indexOf = (byte: number, from: number): number => this.buffer.indexOf(byte, from);
}

/** From marker to marker, and through each scan to the next, until the end-of-image marker. */
function isWholeJpeg(file: Reader): boolean {
  let at = 2;
  while (at < file.length) {
    if (file.byte(at) !== 0xff) return false;
    const marker = file.byte(at + 1);
    if (marker === 0xd9) return at + 1 < file.length;
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      at += 2 + file.byte(at + 2) * 256 + file.byte(at + 3);
      if (marker === 0xda) at = endOfScan(file, at);
    }
  }
  return false;
}

function endOfScan(file: Reader, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file.byte(at + 1);
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return file.length;
}

function isWholePng(file: Reader): boolean {
  for (let at = 8; at + 12 <= file.length; at += 12 + file.uint32(at)) {
    if (file.text(at + 4, at + 8) === 'IEND') return true;
  }
  return false;
}

/** Boxes lie end to end; the last may run, by a size of zero, to the end of the file. */
function hasWholeBoxes(file: Reader): boolean {
  let at = 0;
  let hasMedia = false;
  while (at < file.length) {
    const isLong = file.uint32(at) === 1;
    const size = isLong ? file.uint32(at + 8) * 2 ** 32 + file.uint32(at + 12) : file.uint32(at);
    if (file.text(at + 4, at + 8) === 'mdat') hasMedia = true;
    if (size === 0) return hasMedia && at + 8 <= file.length;
    if (size < 8) return false;
    at += size;
  }
  return hasMedia && at === file.length;
}

function isWholeGif(file: Reader): boolean {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(file.byte(10));
  while (at < file.length) {
    const kind = file.byte(at);
    if (kind === 0x3b) return true;
    if (kind === 0x21) at = endOfBlocks(file, at + 2);
    else if (kind === 0x2c) at = endOfBlocks(file, at + 11 + colours(file.byte(at + 9)));
    else return false;
  }
  return false;
}

function endOfBlocks(file: Reader, start: number): number {
  let at = start;
  while (at < file.length && file.byte(at) !== 0) at += 1 + file.byte(at);
  return at + 1;
}
