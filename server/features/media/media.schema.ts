import * as z from 'zod/mini';
import { foldSpelling } from '../../../db/spelling';
import {
  changeable,
  changedField,
  line,
  jsonObject,
  optionalLine,
  requiredKey,
  trueOrFalse,
  wholeNumber,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';

/** The accepted types, each with the extensions that its files may have. */
export const MEDIA_TYPES = {
  'image/jpeg': { label: 'JPEG', endings: ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg'] },
  'image/png': { label: 'PNG', endings: ['png', 'apng'] },
  'image/webp': { label: 'WebP', endings: ['webp'] },
  'image/avif': { label: 'AVIF', endings: ['avif', 'avifs'] },
  'image/gif': { label: 'GIF', endings: ['gif'] },
  'application/pdf': { label: 'PDF', endings: ['pdf'] },
} as const satisfies Record<string, { label: string; endings: readonly [string, ...string[]] }>;

export type MediaType = keyof typeof MEDIA_TYPES;

export const isMediaType = (type: string): type is MediaType => Object.hasOwn(MEDIA_TYPES, type);

/** The widths in pixels that `?w=` accepts. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const MAX_ALT = 1000;
const alt = optionalLine('Alt text', MAX_ALT);

const missingFile = 'file is required, as a part of a multipart body';

export const uploadedFile = z.object(
  {
    /** The sender's name for the file. */
    name: z.string({ error: missingFile }),
    /** The type that the sender declares; empty without one. */
    type: z.string({ error: missingFile }),
    bytes: z.instanceof(Uint8Array, { error: missingFile }),
  },
  { error: missingFile },
);

export const uploadSchema = z.object({
  file: uploadedFile,
  alt,
  /** For staff alone; it cannot be changed later. */
  isPrivate: z.nullish(trueOrFalse('isPrivate')),
});

export const listMediaSchema = z.optional(
  z.object({
    ...pageInput,
    search: z.optional(z.string({ error: 'search must be text' })),
    /** Pictures only, or all files. */
    accept: z.optional(z.enum(['image', 'any'], { error: 'accept must be image or any' })),
    tag: z.optional(z.string({ error: 'tag must be text' })),
    /** Only files that no text and no row uses, or all files. */
    use: z.optional(z.enum(['none', 'any'], { error: 'use must be none or any' })),
  }),
);

/** The bytes take the place of those of the file with this id, under a new address. */
export const replaceSchema = z.object({ id: requiredKey('id'), file: uploadedFile });

const MAX_TAGS = 20;
const MAX_TAG = 50;

const tags = z.array(line('Tags', MAX_TAG), { error: 'Tags must be a list of texts' }).check(
  z.maxLength(MAX_TAGS, `There may be at most ${MAX_TAGS} tags`),
  z.overwrite((all) => [...new Set(all.filter((tag) => tag !== ''))]),
);

export const updateMediaSchema = jsonObject({
  id: requiredKey('id'),
  alt: changedField(line('Alt text', MAX_ALT)),
  ...changeable({
    focalX: wholeNumber('focalX', 0, 100),
    focalY: wholeNumber('focalY', 0, 100),
    tags,
  }),
});

export type UpdateMedia = z.output<typeof updateMediaSchema>;

/** The searchable text of a file, folded: its names, its alt text and its tags. */
export const mediaSearchText = (item: {
  originalName: string;
  filename: string;
  alt: string | null;
  tags: string[];
}) => foldSpelling([item.originalName, item.filename, item.alt ?? '', ...item.tags].join('\n'));
