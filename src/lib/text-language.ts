const ARABIC = /\p{Script=Arabic}/gu;
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * The direction and language of a text from the database, as attributes. Most of its letters decide,
 * since an English text may begin with an Arabic word.
 */
export function textLanguage(text: string): { dir: 'auto' | 'ltr' | 'rtl'; lang?: 'ar' } {
  const arabic = count(text, ARABIC);
  if (arabic === 0) return { dir: 'auto' };
  return arabic * 2 > count(text, /\p{L}/gu) ? { dir: 'rtl', lang: 'ar' } : { dir: 'ltr' };
}

/** The direction of a section whose texts have languages of their own. */
export const sectionDirection = (text: string) => ({ dir: textLanguage(text).lang && 'rtl' });
