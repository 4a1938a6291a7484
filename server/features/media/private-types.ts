import { invalid } from '../../errors';
import { extensionOf } from './file-names';
import { MEDIA_TYPES } from './media.schema';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The types of the files of updates beside pictures and PDFs, each with its endings. */
const DOCUMENT_TYPES: Record<string, readonly string[]> = {
  [`${OFFICE}.spreadsheetml.sheet`]: ['xlsx'],
  [`${OFFICE}.wordprocessingml.document`]: ['docx'],
  [`${OFFICE}.presentationml.presentation`]: ['pptx'],
  'application/x-cfb': ['xls', 'doc', 'ppt'],
  'application/zip': ['zip', 'xlsx', 'docx', 'pptx'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'csv'],
};

const ENDINGS: Record<string, readonly string[]> = {
  ...DOCUMENT_TYPES,
  ...Object.fromEntries(Object.entries(MEDIA_TYPES).map(([type, { endings }]) => [type, endings])),
};

const REFUSED = 'The file is not a picture, PDF, Office file, CSV, text or ZIP';

/** The type of a private file, from its first bytes; text has none and goes by its name. */
export async function privateTypeOf(name: string, start: Uint8Array): Promise<string> {
  const ending = extensionOf(name);
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = (await fileTypeFromBuffer(start).catch(() => undefined))?.mime;
  const type = detected ?? (isText(start) ? textTypeOf(ending) : undefined) ?? '';
  const endings = ENDINGS[type];
  if (!endings) throw invalid('file', REFUSED);
  if (!endings.includes(ending)) {
    throw invalid('file', `The name of the file does not end as its type does: .${endings[0]}`);
  }
  return type;
}

const textTypeOf = (ending: string) =>
  ending === 'csv' ? 'text/csv' : ending === 'txt' ? 'text/plain' : undefined;

const isText = (start: Uint8Array) => start.byteLength > 0 && !start.includes(0);
