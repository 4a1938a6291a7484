import type { Language } from '../../db/public-enums';

/** Without the language, with which the slug of an Arabic version ends. */
export const originalSlug = (slug: string) => slug.replace(/-ar$/, '');

/** The slug of a translation ends with its language. */
export const slugIn = (language: Language, slug: string) =>
  language === 'ar' ? `${slug}-ar` : slug;
