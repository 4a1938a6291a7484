import type { Language } from '../../db/public-enums';

/** What a public list is read with. English is read without input, so that all its readers share one entry. */
export const listInput = (language: Language) => (language === 'en' ? undefined : { language });
