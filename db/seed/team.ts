import type { SeedMember } from './types';

/** Invented people, who sign the articles. The first one is first on the page. */
export const team: SeedMember[] = [
  {
    key: 'dima',
    slug: 'dima-sabbagh',
    en: {
      name: 'Dima Sabbagh',
      role: 'Founder and managing partner',
      city: 'Amman',
      languages: ['Arabic', 'English', 'French'],
      history:
        'Ran a wholesaler’s order desk for six years, and the spreadsheet that ran the desk.',
    },
    ar: {
      name: 'ديمة صباغ',
      role: 'المؤسِّسة والشريكة المديرة',
      city: 'عمّان',
      languages: ['العربية', 'الإنجليزية', 'الفرنسية'],
      history: 'أدارت قسم الطلبات لدى تاجر جملة ستّ سنوات، وكانت تُعدّ جدوله بنفسها.',
    },
  },
  {
    key: 'khaled',
    slug: 'khaled-mansour',
    en: {
      name: 'Khaled Mansour',
      role: 'ERP integration',
      city: 'Riyadh',
      languages: ['Arabic', 'English', 'Urdu'],
      history: 'Twelve years of ERP projects, and some 130 month-end closes on site.',
    },
    ar: {
      name: 'خالد منصور',
      role: 'ربط أنظمة ERP',
      city: 'الرياض',
      languages: ['العربية', 'الإنجليزية', 'الأردية'],
      history: 'أمضى اثني عشر عامًا في مشاريع ERP، وحضر لدى العملاء نحو 130 إقفالًا شهريًا.',
    },
  },
  {
    key: 'noor',
    slug: 'noor-omari',
    en: {
      name: 'Noor Omari',
      role: 'Forecasting and analytics',
      city: 'Irbid',
      languages: ['Arabic', 'English'],
      history:
        'Came from a grid operator, where a mistake in the load forecast shows by nightfall.',
    },
    ar: {
      name: 'نور العمري',
      role: 'التوقّع والتحليلات',
      city: 'إربد',
      languages: ['العربية', 'الإنجليزية'],
      history: 'عملت في توقّع الأحمال لدى مشغّل شبكة كهرباء، حيث ينكشف الخطأ قبل المساء.',
    },
  },
  {
    key: 'farah',
    slug: 'farah-nasser',
    en: {
      name: 'Farah Nasser',
      role: 'Supply chain planning',
      city: 'Dubai',
      languages: ['Arabic', 'English'],
      history: 'Planned ocean freight for a retailer in Jebel Ali before she built models of it.',
    },
    ar: {
      name: 'فرح ناصر',
      role: 'تخطيط سلسلة الإمداد',
      city: 'دبي',
      languages: ['العربية', 'الإنجليزية'],
      history: 'خطّطت الشحن البحري لسلسلة متاجر في جبل علي قبل أن تبني نماذج لتخطيطه.',
    },
  },
  {
    key: 'elie',
    slug: 'elie-tannous',
    en: {
      name: 'Elie Tannous',
      role: 'Web and design',
      city: 'Beirut',
      languages: ['Arabic', 'French', 'English'],
      history:
        'Typeset newspapers in Arabic and Latin script for eight years, then designed the screens that replaced them.',
    },
    ar: {
      name: 'إيلي طنوس',
      role: 'الويب والتصميم',
      city: 'بيروت',
      languages: ['العربية', 'الفرنسية', 'الإنجليزية'],
      history: 'نضّد الصحف بالحرفين العربي واللاتيني ثماني سنوات، ثم صمّم الشاشات التي خلفتها.',
    },
  },
  {
    key: 'hessa',
    slug: 'hessa-al-mutlaq',
    en: {
      name: 'Hessa Al-Mutlaq',
      role: 'Platforms and data protection',
      city: 'Kuwait City',
      languages: ['Arabic', 'English'],
      history: 'Audited hospitals and banks, and still reads every contract to its last annex.',
    },
    ar: {
      name: 'حصة المطلق',
      role: 'المنصّات وحماية البيانات',
      city: 'مدينة الكويت',
      languages: ['العربية', 'الإنجليزية'],
      history: 'دقّقت أنظمة مستشفيات وبنوك، وما زالت تقرأ كل عقد حتى آخر ملحق فيه.',
    },
  },
];

/** Who signs an article: by its slug, else by its category. */
export const SIGNED_BY: Record<string, string> = {
  'AI & Analytics': 'noor',
  'SaaS Platforms': 'hessa',
  'ERP Integration': 'khaled',
  'Supply Chain': 'farah',
  'Digital Strategy': 'dima',
  'the-letters-that-hide-products-from-arabic-search': 'elie',
  'thirty-checks-before-an-arabic-site-goes-live': 'elie',
};
