import { invalid } from '../../errors';
import { endingOf } from './file-names';
import { isWhole } from './is-whole';
import { isMediaType, MEDIA_TYPES, type MediaType } from './media.schema';
import { MAX_PIXELS, measure } from './pictures';

const OTHER_NAMES: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'application/x-pdf': 'application/pdf',
};

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface CheckedFile {
  type: MediaType;
  width: number | null;
  height: number | null;
  isAnimated: boolean;
}

/** What the bytes are, whatever the sender says of them. Refuses what the library does not take. */
export async function checkFile({
  name,
  type: declared,
  bytes,
}: UploadedFile): Promise<CheckedFile> {
  if (bytes.byteLength === 0) throw invalid('file', 'The file is empty');
  // Loaded with the first upload, as everything that only uploads need.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  const type = commonName(found);
  if (!isMediaType(type)) {
    throw invalid('file', 'The file is not a JPEG, PNG, WebP, AVIF or GIF picture or a PDF');
  }
  refuseLies(type, declared, name);
  if (!isWhole(type, bytes)) throw invalid('file', 'The file is cut off or damaged');
  if (type === 'application/pdf') return { type, width: null, height: null, isAnimated: false };

  const picture = await measure(bytes).catch(() => undefined);
  if (!picture) throw invalid('file', 'The file is cut off or damaged');
  const { width, height, frames } = picture;
  if (width * height > MAX_PIXELS) {
    throw invalid(
      'file',
      `The picture has ${width.toLocaleString('en-US')} x ${height.toLocaleString('en-US')} pixels, more than 24 megapixels`,
    );
  }
  return { type, width, height, isAnimated: frames > 1 || found === 'image/apng' };
}

function refuseLies(type: MediaType, declared: string, name: string): void {
  const { label, endings } = MEDIA_TYPES[type];
  const said = commonName(declared.toLowerCase().split(';')[0]?.trim() ?? '');
  if (said && said !== 'application/octet-stream' && said !== type) {
    throw invalid('file', `The file is a ${label}, but was sent as ${said.slice(0, 100)}`);
  }
  const ending = endingOf(name);
  if (ending && !(endings as readonly string[]).includes(ending)) {
    throw invalid('file', `The file is a ${label}, but its name ends in .${ending}`);
  }
}

const commonName = (type: string) => OTHER_NAMES[type] ?? type;
