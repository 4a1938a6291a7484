const ARABIC = /\p{Script=Arabic}/u;
/** A letter alone is named in a text more often than it is a word. */
const WORD = /\p{L}\p{M}*\p{L}/u;

/**
 * The direction and language of a text from the database, as attributes. Most of its words decide,
 * since an English text may begin with an Arabic word, and names of products have many letters. As
 * many of both: the first.
 */
export function textLanguage(text: string): { dir: 'auto' | 'ltr' | 'rtl'; lang?: 'ar' } {
  if (!ARABIC.test(text)) return { dir: 'auto' };
  const words = text.split(/\s+/).filter((word) => WORD.test(word));
  const arabic = words.filter((word) => ARABIC.test(word)).length;
  const lead = arabic * 2 - words.length;
  const isArabic = lead > 0 || (lead === 0 && ARABIC.test(words[0] ?? text));
  return isArabic ? { dir: 'rtl', lang: 'ar' } : { dir: 'ltr' };
}

/** The direction of a section whose texts have languages of their own. */
export const sectionDirection = (text: string) => ({ dir: textLanguage(text).lang && 'rtl' });
