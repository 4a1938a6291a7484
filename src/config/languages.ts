import type { Language } from '../../db/public-enums';

/** The address of a page in a language: Arabic pages lie under `/ar`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** The language of an address, and the path that both languages share. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  if (pathname === '/ar') return { language: 'ar', path: '/' };
  if (pathname.startsWith('/ar/')) return { language: 'ar', path: pathname.slice('/ar'.length) };
  return { language: 'en', path: pathname };
}

/** Between the items of a list. */
export const COMMAS: Record<Language, string> = { en: ', ', ar: '، ' };

export const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Language, string>;
