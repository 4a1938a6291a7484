import { useRouter } from '@tanstack/react-router';
import type { Language } from '../../db/public-enums';

/** The language of the site's texts, from the address. */
export const useLanguage = (): Language => useRouter().options.context.language;
