import type { FrameCopy } from './frame.copy';

const copy: FrameCopy = {
  skip: 'انتقلوا إلى المحتوى',
  tagline: 'التحليلات والمنصّات السحابية وربط أنظمة ERP وسلسلة الإمداد لشركات الشرق الأوسط.',
  location: 'فريق يعمل عن بُعد',
  copyright: '© {year} {name}. جميع الحقوق محفوظة.',
  pages: {
    '/solutions': 'الحلول',
    '/case-studies': 'دراسات الحالة',
    '/about': 'من نحن',
    '/insights': 'المقالات',
    '/contact': 'تواصلوا معنا',
    '/accessibility': 'إمكانية الوصول',
    '/privacy': 'سياسة الخصوصية',
    '/terms': 'شروط الخدمة',
  },
  solutions: {
    'ai-analytics': 'الذكاء الاصطناعي والتحليلات',
    'saas-platforms': 'المنصّات السحابية (SaaS)',
    'supply-chain': 'سلسلة الإمداد',
    'erp-integration': 'ربط أنظمة ERP',
    'web-development': 'تطوير الويب',
  },
  headings: { solutions: 'الحلول', company: 'الشركة', contact: 'التواصل' },
  groups: {
    main: 'القائمة الرئيسة',
    menu: 'القائمة',
    solutions: 'روابط الحلول',
    company: 'روابط الشركة',
    trail: 'مسار الصفحة',
  },
  openMenu: 'افتحوا القائمة',
  closeMenu: 'أغلقوا القائمة',
  bookCall: 'احجزوا مكالمة استكشافية',
  chat: 'تحدّثوا معنا',
  newAnswer: 'وصل ردّ جديد',
  otherLanguage: 'English',
  otherLanguageLabel: 'This page in English',
  missing: {
    title: 'الصفحة غير موجودة',
    text: 'ربما نُقلت الصفحة أو كُتب عنوانها خطأً.',
    home: 'العودة إلى الصفحة الرئيسة',
  },
  cta: {
    process: {
      heading: 'ابدؤوا بالإجراء الذي يلتفّ عليه الجميع.',
      text: 'مكالمة مدتها 30 دقيقة، بلا مقابل، تخرجون منها برأي أوّلي.',
    },
    solution: {
      heading: 'لا تعرفون أيّ الحلول الخمسة يناسبكم؟',
      text: 'صفوا لنا الإجراء، فنقول لكم أيّها الأنسب. وإن لم يصلح أيٌّ منها قلنا ذلك.',
    },
    figure: {
      heading: 'أيّ رقم تودّون تغييره خلال سنة؟',
      text: 'قولوا لنا كم يبلغ اليوم، فنقول لكم ما يلزم لتغييره.',
    },
    article: {
      heading: 'هل قرأتم هنا ما يشبه حالتكم؟',
      text: 'كل مقال موقَّع. احجزوا مكالمة بلا مقابل مع من كتبه، وأحضروا معكم رقمًا تشكّون فيه.',
    },
    author: {
      heading: 'اسألوا {name} عن حالتكم.',
      text: 'احجزوا مكالمة بلا مقابل مع من كتب المقال. يكفي للبداية مثال من عملكم.',
    },
    people: {
      heading: 'اطلبوا من تشاؤون منا بالاسم.',
      text: 'من تسمّونه يحضر المكالمة الأولى.',
    },
    consultation: 'احجزوا استشارة',
    proposal: 'اطلبوا عرضًا',
  },
  failure: {
    title: 'تعذّر تحميل هذه الصفحة',
    text: 'حدث خطأ عندنا. حاولوا مرّة أخرى بعد لحظات.',
    again: 'أعيدوا تحميل الصفحة',
  },
};

export default copy;
