import type { PersonCopy } from './person.copy';

const copy: PersonCopy = {
  city: 'المدينة',
  languages: 'اللغات',
  studies: 'المشاريع',
  articles: 'المقالات',
  team: 'بقية الفريق',
  sample: 'مثال توضيحي: الشخص افتراضي',
  description: 'نبذة وأعمال: {about}.',
};

export default copy;
