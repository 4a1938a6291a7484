import { textLanguage } from '../../../../src/lib/text-language';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** A text of people in an element, with its own direction. */
export function element(tag: string, attributes: string, text: string): string {
  const { dir, lang } = textLanguage(text);
  const open = [tag, attributes, `dir="${dir}"`, lang && `lang="${lang}"`].filter(Boolean);
  return `<${open.join(' ')}>${escape(text)}</${tag}>`;
}

/** Nothing for an empty text. */
export const paragraph = (className: string, text: string) =>
  text && element('p', `class="${className}"`, text);

/** The name of an element for screen readers; nothing for an empty one. */
export const nameAttribute = (name: string) => (name ? ` aria-label="${escape(name)}"` : '');

/** A number for a path or a style. */
export const round = (value: number) => `${Math.round(value * 10) / 10}`;

/** A share of the whole as a percentage for a style. */
export const percent = (share: number) => `${round(share * 100)}%`;
