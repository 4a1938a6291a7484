import { MEDIA_TYPES, type MediaType } from './media.schema';

const MAX_SHOWN = 200;
const MAX_URL_NAME = 80;

/** Control characters, and characters that reorder or hide text. */
const UNSAFE = /\p{C}/gu;

/** The name that the library shows: one line, without folders or hidden characters. */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const shown = base.replaceAll(/\s+/g, ' ').replaceAll(UNSAFE, '').trim();
  const letters = Array.from(shown);
  if (letters.length <= MAX_SHOWN) return shown.replace(/^\.+$/, '') || 'Untitled';
  const extension = extensionOf(shown);
  const tail = extension ? `.${extension}` : '';
  return `${letters.slice(0, MAX_SHOWN - 1 - tail.length).join('')}…${tail}`;
}

/** The last part of the file's URL: letters, digits and hyphens, with the extension of its type. */
export const urlName = (shownName: string, type: MediaType): string =>
  urlNameWith(shownName, MEDIA_TYPES[type].endings[0]);

export function urlNameWith(shownName: string, ending: string): string {
  const extension = extensionOf(shownName);
  const stem = extension ? shownName.slice(0, -extension.length - 1) : shownName;
  const words = stem
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
  const short = Array.from(words).slice(0, MAX_URL_NAME).join('').replace(/-$/, '');
  return `${short || 'file'}.${ending}`;
}

/** The extension in lower case, without its dot; empty without one. */
export function extensionOf(name: string): string {
  return /\.([a-z]\w{0,9})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
