import type { Language } from '../../db/public-enums';
import { site } from './site';

/** Of the mails to somebody who has sent an inquiry: the receipt, and a reply that is begun. */
export const INQUIRY_SUBJECTS: Record<Language, string> = {
  en: `Your inquiry to ${site.name}`,
  ar: `استفساركم لدى ${site.arabicName}`,
};
