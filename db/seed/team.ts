import type { SeedMember } from './types';

/** Invented people, who sign articles and studies. The first one is first on the page. */
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
      introduction:
        'At a wholesaler’s order desk I built a spreadsheet that halved the work, and that December the owner asked me where the saved hours were. I could not show him one. I have put that question to every project since, our own included.',
    },
    ar: {
      name: 'ديمة صباغ',
      role: 'المؤسِّسة والشريكة المديرة',
      city: 'عمّان',
      languages: ['العربية', 'الإنجليزية', 'الفرنسية'],
      history:
        'أدارت قسم الطلبات لدى تاجر جملة ست سنوات، ومعه الجدول الذي كان القسم كله قائمًا عليه.',
      introduction:
        'أدرتُ قسم الطلبات لدى تاجر جملة ست سنوات، وبنيتُ جدولًا خفّض العمل إلى النصف. وفي ديسمبر سألني صاحب الشركة: أين ذهبت الساعات؟ ولم أستطع أن أريه ساعة واحدة. ومن يومها أطرح هذا السؤال في كل مشروع، وفي مشاريعنا نحن أيضًا.',
    },
  },
  {
    key: 'khaled',
    slug: 'khaled-mansour',
    en: {
      name: 'Khaled Mansour',
      role: 'ERP integration lead',
      city: 'Riyadh',
      languages: ['Arabic', 'English', 'Urdu'],
      history: 'Twelve years of ERP projects, and some 130 month-end closes on site.',
      introduction:
        'I have spent twelve years on ERP projects and sat through some 130 month-end closes on site, stopwatch in hand. You will get no date from me before I have seen your warehouse and the spreadsheet that is open next to the ERP.',
    },
    ar: {
      name: 'خالد منصور',
      role: 'مسؤول ربط أنظمة ERP',
      city: 'الرياض',
      languages: ['العربية', 'الإنجليزية', 'الأردية'],
      history: 'أمضى اثني عشر عامًا في مشاريع ERP، وحضر لدى العملاء نحو 130 إقفالًا شهريًا.',
      introduction:
        'أمضيتُ اثني عشر عامًا في مشاريع ERP، وحضرتُ مع العملاء نحو 130 إقفالًا شهريًا وفي يدي ساعة توقيت. ولا أعدكم بموعد إطلاق قبل أن أرى مستودعكم، والجدول المفتوح إلى جانب نظام ERP.',
    },
  },
  {
    key: 'noor',
    slug: 'noor-omari',
    en: {
      name: 'Noor Omari',
      role: 'Forecasting and analytics lead',
      city: 'Irbid',
      languages: ['Arabic', 'English'],
      history: 'Came from a grid operator, and states the error with every forecast.',
      introduction:
        'I used to forecast load for a grid operator, where you know by nightfall whether you were right; in a warehouse it can take until after Eid. When my model lost to a simple rule one spring, I advised the client to keep the rule, which is still in use. Ask me which of my forecasts was furthest off.',
    },
    ar: {
      name: 'نور العمري',
      role: 'مسؤولة التوقّع والتحليلات',
      city: 'إربد',
      languages: ['العربية', 'الإنجليزية'],
      history: 'عملت في توقّع الأحمال لدى مشغّل شبكة كهرباء، ولا تقدّم توقّعًا إلا ومعه هامش خطئه.',
      introduction:
        'كنت أتوقّع الأحمال لدى مشغّل شبكة كهرباء، وهناك يُعرف الخطأ قبل المساء، أما في المستودع فقد لا يُعرف حتى ينقضي العيد. وحين غلبت قاعدةٌ بسيطة نموذجي في ربيع إحدى السنوات نصحتُ العميل بأن يبقى على القاعدة، وهو يعمل بها إلى اليوم. اسألوني عن أبعد توقّعاتي عن الصواب.',
    },
  },
  {
    key: 'farah',
    slug: 'farah-nasser',
    en: {
      name: 'Farah Nasser',
      role: 'Supply chain planning lead',
      city: 'Dubai',
      languages: ['Arabic', 'English'],
      history: 'Planned ocean freight for a retailer in Jebel Ali before she built models of it.',
      introduction:
        'I planned ocean freight in Jebel Ali, and when a container was left on the quay, I was the last to hear. Now I build the plan and the alarm together. Tell me about your last stockout, and I will look for the day you could have known.',
    },
    ar: {
      name: 'فرح ناصر',
      role: 'مسؤولة تخطيط سلسلة الإمداد',
      city: 'دبي',
      languages: ['العربية', 'الإنجليزية'],
      history: 'تولّت تخطيط الشحن البحري لسلسلة متاجر في جبل علي قبل أن تبني نماذج له.',
      introduction:
        'كنت أخطّط للشحن البحري في جبل علي، وكنت آخر من يعلم حين تبقى حاوية على الرصيف. واليوم أبني الخطة ومعها الإنذار. حدّثوني عن آخر صنف نفد عندكم، أبحث لكم عن اليوم الذي كان يمكنكم أن تعرفوا فيه.',
    },
  },
  {
    key: 'elie',
    slug: 'elie-tannous',
    en: {
      name: 'Elie Tannous',
      role: 'Web and design lead',
      city: 'Beirut',
      languages: ['Arabic', 'French', 'English'],
      history:
        'Typeset newspapers in Arabic and Latin script for eight years, then designed the screens that replaced them.',
      introduction:
        'For eight years I typeset newspapers in two scripts, and the proofreader used up a red pen on my hamzas. Then I designed the screens that replaced the papers, and to this day no page of ours goes live before I have read it in Arabic, on an ordinary phone.',
    },
    ar: {
      name: 'إيلي طنوس',
      role: 'مسؤول الويب والتصميم',
      city: 'بيروت',
      languages: ['العربية', 'الفرنسية', 'الإنجليزية'],
      history: 'نضّد الصحف بالحرفين العربي واللاتيني ثماني سنوات، ثم صمّم الشاشات التي خلفتها.',
      introduction:
        'نضّدتُ الصحف بالحرفين العربي واللاتيني ثماني سنوات، واستنفد المصحّح قلمه الأحمر في همزاتي. ثم صمّمتُ الشاشات التي خلفت تلك الصحف، وما زلت لا أطلق صفحة قبل أن أقرأها بالعربية على هاتف عادي.',
    },
  },
  {
    key: 'hessa',
    slug: 'hessa-al-mutlaq',
    en: {
      name: 'Hessa Al-Mutlaq',
      role: 'Platforms and data protection lead',
      city: 'Kuwait City',
      languages: ['Arabic', 'English'],
      history: 'Audited hospitals and banks, and asks for the record behind every assurance.',
      introduction:
        'I audited hospitals and banks, and I read a contract from its last annex backward. On a first call I like to hear in whose name your accounts are and where your backups are kept. Then I ask for the record that proves it, and if there is none, we have our first finding.',
    },
    ar: {
      name: 'حصة المطلق',
      role: 'مسؤولة المنصّات وحماية البيانات',
      city: 'مدينة الكويت',
      languages: ['العربية', 'الإنجليزية'],
      history: 'دقّقت أنظمة مستشفيات وبنوك، وتطلب الوثيقة وراء كل تأكيد.',
      introduction:
        'دقّقتُ أنظمة مستشفيات وبنوك، وأقرأ العقد من آخر ملحق فيه. أحبّ أن أسمع في المكالمة الأولى باسم مَن سُجّلت حساباتكم وأين نسخكم الاحتياطية، ثم أطلب الوثيقة التي تثبت ذلك. وإذا لم أجدها كانت تلك أول ملاحظة أكتبها.',
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
  'projects-in-jordan': 'noor',
  'projects-in-kuwait': 'hessa',
  'projects-in-lebanon': 'elie',
  'the-letters-that-hide-products-from-arabic-search': 'elie',
  'thirty-checks-before-an-arabic-site-goes-live': 'elie',
  'two-languages-two-addresses-one-website': 'elie',
};

/** Who led the project of a study and writes about it, by the study's slug. */
export const LED_BY: Record<string, string> = {
  'cold-store-orders': 'noor',
  'one-order-book': 'farah',
  'clinic-patient-portal': 'hessa',
  'hair-salon-website': 'elie',
  'packaging-erp-integration': 'khaled',
  'customs-documents': 'farah',
  'arabic-product-search': 'elie',
  'solar-washing-plan': 'noor',
  'school-fees-platform': 'dima',
};
