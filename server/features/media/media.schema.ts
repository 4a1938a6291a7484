import * as z from 'zod/mini';
import { optionalLine, requiredKey, trueOrFalse } from '../../core/fields.schema';
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

const alt = optionalLine('Alt text', 1000);

const missingFile = 'file is required, as a part of a multipart body';

export const uploadSchema = z.object({
  file: z.object(
    {
      /** The sender's name for the file. */
      name: z.string({ error: missingFile }),
      /** The type that the sender declares; empty without one. */
      type: z.string({ error: missingFile }),
      bytes: z.instanceof(Uint8Array, { error: missingFile }),
    },
    { error: missingFile },
  ),
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
  }),
);

export const updateAltSchema = z.object({ id: requiredKey('id'), alt });

/** The searchable text of a file, in lower case: its names and its alt text. */
export const mediaSearchText = (item: {
  originalName: string;
  filename: string;
  alt: string | null;
}) => [item.originalName, item.filename, item.alt ?? ''].join('\n').toLowerCase();
