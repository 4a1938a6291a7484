import { MEDIA_TYPES, type MediaType } from './media.schema';

const MAX_SHOWN = 200;
const MAX_ADDRESS = 80;

/** Control characters, and marks that reorder or hide the text around them. */
const UNSAFE = /\p{C}/gu;

/** A sender's name for a file as the library may show it: one line, no folders, nothing hidden. */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const shown = base.replaceAll(/\s+/g, ' ').replaceAll(UNSAFE, '').trim();
  const letters = Array.from(shown);
  if (letters.length <= MAX_SHOWN) return shown.replace(/^\.+$/, '') || 'Untitled';
  const ending = endingOf(shown);
  const tail = ending ? `.${ending}` : '';
  return `${letters.slice(0, MAX_SHOWN - 1 - tail.length).join('')}…${tail}`;
}

/** The last part of the file's address: letters, digits and hyphens, and the ending of its type. */
export function addressName(shownName: string, type: MediaType): string {
  const ending = endingOf(shownName);
  const stem = ending ? shownName.slice(0, -ending.length - 1) : shownName;
  const words = stem
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = Array.from(words)
    .slice(0, MAX_ADDRESS)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  return `${short || 'file'}.${MEDIA_TYPES[type].endings[0]}`;
}

/** In lower case, without its dot; empty where the name has none. */
export function endingOf(name: string): string {
  return /\.([a-z]\w{0,9})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
