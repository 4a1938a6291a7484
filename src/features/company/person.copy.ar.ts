import type { PersonCopy } from './person.copy';

const copy: PersonCopy = {
  city: 'المدينة',
  languages: 'اللغات',
  studies: 'المشاريع',
  articles: 'المقالات',
  team: 'بقية الفريق',
  sample: 'مثال توضيحي: الشخص افتراضي',
  description: 'نبذة ومقالات: {about}.',
};

export default copy;
