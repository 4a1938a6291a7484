import type { Language } from '../../db/public-enums';

/** Says of a person in structured data that the seed made them up. */
export const INVENTED_PERSON: Record<Language, string> = {
  en: 'Sample profile: an invented person',
  ar: 'مثال توضيحي: شخص متخيَّل',
};
