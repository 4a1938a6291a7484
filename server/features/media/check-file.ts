import { invalid } from '../../errors';
import type { UploadedFile } from '../../core/uploads.schema';
import { cleanName, extensionOf } from './file-names';
import { isMediaType, MEDIA_TYPES, type MediaType } from './media.schema';
import { isComplete, MAX_PIXELS, measure } from './pictures';

const ALIASES: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'application/x-pdf': 'application/pdf',
};

export interface CheckedFile {
  type: MediaType;
  width: number | null;
  height: number | null;
  isAnimated: boolean;
}

/** Reads type and size from the bytes, whatever the sender declares. Refuses unsupported types. */
export async function checkFile({
  name,
  type: declared,
  bytes,
}: UploadedFile): Promise<CheckedFile> {
  if (bytes.byteLength === 0) throw invalid('file', 'The file is empty');
  // Loaded with the first upload, to keep the start fast.
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  const type = canonicalType(detected);
  if (!isMediaType(type)) {
    throw invalid('file', 'The file is not a JPEG, PNG, WebP, AVIF or GIF picture or a PDF');
  }
  refuseWrongType(type, declared, name);
  if (type === 'application/pdf') {
    if (!isCompletePdf(bytes)) throw damaged();
    return { type, width: null, height: null, isAnimated: false };
  }

  const picture = await measure(bytes).catch(() => undefined);
  if (!picture) throw damaged();
  const { width, height, frames } = picture;
  if (width * height > MAX_PIXELS) {
    throw invalid(
      'file',
      `The picture has ${width.toLocaleString('en-US')} x ${height.toLocaleString('en-US')} pixels, more than 24 megapixels`,
    );
  }
  if (!(await isComplete(type, bytes, picture))) throw damaged();
  return { type, width, height, isAnimated: frames > 1 || detected === 'image/apng' };
}

const damaged = () => invalid('file', 'The file is cut off or damaged');

/** A PDF starts with its version and has an end marker near its end. */
function isCompletePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.subarray(0, 5).equals(Buffer.from('%PDF-')) && text.includes('%%EOF', -2_048);
}

function refuseWrongType(type: MediaType, declared: string, name: string): void {
  const { label, endings } = MEDIA_TYPES[type];
  const declaredType = canonicalType(declared.toLowerCase().split(';')[0]?.trim() ?? '');
  if (declaredType && declaredType !== 'application/octet-stream' && declaredType !== type) {
    throw invalid('file', `The file is a ${label}, but was sent as ${declaredType.slice(0, 100)}`);
  }
  const extension = extensionOf(cleanName(name));
  if (extension && !(endings as readonly string[]).includes(extension)) {
    throw invalid('file', `The file is a ${label}, but its name ends in .${extension}`);
  }
}

const canonicalType = (type: string) => ALIASES[type] ?? type;
