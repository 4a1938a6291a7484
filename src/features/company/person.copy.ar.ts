import type { PersonCopy } from './person.copy';

const copy: PersonCopy = {
  city: 'المدينة',
  languages: 'اللغات',
  studies: 'المشاريع',
  articles: 'المقالات',
  leads: 'مجال العمل',
  team: 'بقية الفريق',
  cta: {
    heading: 'اطلبوا التحدّث إلى {name}.',
    text: 'اذكروا الاسم حين تحجزون، ومعه ما يشبه حالتكم من المشاريع أعلاه.',
  },
  sample: 'مثال توضيحي: الشخص متخيَّل',
  description: 'المشاريع والمقالات، ومكالمة أولى بلا مقابل.',
};

export default copy;
