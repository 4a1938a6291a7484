import type { HeadScreens } from './drawings.types';

export const headScreensAr: HeadScreens = {
  'clinic-patient-portal': {
    look: 'phone',
    title: 'نقل الموعد',
    corner: 'د. هـ.',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' الثلاثاء 3 مارس\n.موعدكم الحالي', '~10:20'],
      [' الأربعاء 4 مارس', '[08:40'],
      [' الخميس 5 مارس', '[11:00'],
      [' الاثنين 9 مارس', '[09:20'],
    ],
    foot: 'بلا مكالمة',
  },
  'arabic-product-search': {
    look: 'screen',
    title: 'بلا نتيجة هذا الأسبوع',
    corner: 'بحسب الزيارات',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' قنفة\n.38 زيارة', '_أريكة'],
      [' كبت\n.31 زيارة', '_خزانة ملابس'],
      [' أباجورة واقفة\n.24 زيارة', '_مصباح أرضي'],
    ],
    foot: 'يسري المرادف خلال دقيقة',
  },
  'school-fees-platform': {
    look: 'phone',
    title: 'إيصال 2041',
    corner: '12 يناير',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' المدفوع نقدًا', ' 44.75 مليون ل.ل.'],
      [' السعر\n.ثُبّت 10:42', ' 89,500'],
      [' بالدولار', '#500'],
      [' الباقي\n.موعده 1 مارس', ' 1,800'],
    ],
    foot: 'صندوق مدرسة 2',
  },
};
