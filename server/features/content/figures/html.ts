import { textLanguage } from '../../../../src/lib/text-language';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const ARABIC_WORDS = /(\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*(?: [\p{Script=Arabic}\p{M}]+)*)/u;

/** Every second part is Arabic. */
export const splitArabic = (text: string) => text.split(ARABIC_WORDS);

/** A text of people in an element, with its own direction. */
export function element(tag: string, attributes: string, text: string): string {
  const { dir, lang } = textLanguage(text);
  const open = [tag, attributes, `dir="${dir}"`, lang && `lang="${lang}"`].filter(Boolean);
  const parts = dir === 'ltr' ? splitArabic(text) : [text];
  const html = parts.map((part, index) =>
    index % 2 === 0 ? escape(part) : `<bdi lang="ar">${part}</bdi>`,
  );
  return `<${open.join(' ')}>${html.join('')}</${tag}>`;
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
