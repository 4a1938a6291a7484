import type { ContentCopy } from './content.copy';

const copy: ContentCopy = {
  categories: {
    All: 'الكل',
    'AI & Analytics': 'الذكاء الاصطناعي والتحليلات',
    'SaaS Platforms': 'المنصّات السحابية',
    'ERP Integration': 'ربط أنظمة ERP',
    'Supply Chain': 'سلسلة الإمداد',
    'Digital Strategy': 'الاستراتيجية الرقمية',
  },
  readMore: 'اقرؤوا المزيد',
  readTime: 'قراءة 5 دقائق',
  featured: 'مختارة',
  sample: 'مثال توضيحي',
  updated: 'حُدِّث في {date}',
  untranslated: {
    title: 'هذه الصفحة بالإنجليزية فقط',
    text: 'لم تُترجم «{title}» بعد.',
    action: 'اقرؤوا النص الأصلي بالإنجليزية',
  },
  home: {
    stories: 'قصص نجاح',
    allStudies: 'كل دراسات الحالة',
    insights: 'أحدث المقالات',
    allInsights: 'كل المقالات',
  },
  studies: {
    subject: 'دراسات حالة في التحوّل الرقمي',
    title: 'ما\u00a0الذي تغيّر، بالأرقام',
    lead: 'في كل دراسة: كم كان العمل يكلّف، وماذا بنينا، وماذا أظهر القياس بعده.',
    list: 'كل دراسات الحالة',
    counted: {
      one: 'دراسة',
      two: 'دراستان',
      few: 'دراسات',
      many: 'دراسة',
      other: 'دراسة',
    },
    savings: 'متوسط التوفير في التكاليف',
    efficiency: 'تحسّن في الكفاءة',
    empty: {
      title: 'لا دراسات حالة بعد',
      text: 'نكتب الآن عن مشاريع جديدة، وقد يكون مشروعكم هو التالي.',
      action: 'حدّثونا عن مشروعكم',
    },
    failed: {
      title: 'تعذّر تحميل دراسات الحالة',
      text: 'لم تصل القائمة. حاولوا بعد لحظات، أو أخبرونا.',
      action: 'راسلوا الدعم',
    },
    missing: {
      title: 'دراسة الحالة غير موجودة',
      text: 'ربما تغيّر عنوانها، أو تعذّر تحميلها.',
      action: 'العودة إلى دراسات الحالة',
    },
  },
  insights: {
    subject: 'مقالات في ERP والذكاء الاصطناعي والفوترة الإلكترونية',
    title: 'من\u00a0واقع العمل',
    lead: 'ما تعلّمناه عن البيانات والمنصّات وربط الأنظمة في المنطقة، نكتبه لأصحاب القرار فيها.',
    list: 'المقالات',
    search: 'ابحثوا في المقالات',
    category: 'الموضوع',
    count: {
      zero: 'لا مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: '{count} مقالات',
      many: '{count} مقالًا',
      other: '{count} مقال',
    },
    countIn: '{count} في {category}',
    noMatch: {
      title: 'لا مقالات مطابقة',
      text: 'لم نجد في مقالاتنا ما يطابق بحثكم في هذا الموضوع.',
      action: 'ألغوا التصفية',
    },
    empty: {
      title: 'لا مقالات بعد',
      text: 'المقالات الأولى قيد الكتابة.',
      action: 'اسألونا مباشرة',
    },
    failed: {
      title: 'تعذّر تحميل المقالات',
      text: 'لم تصل القائمة. ربما انقطع الاتصال لحظة.',
      action: 'أعيدوا تحميل الصفحة',
    },
    newsletter: {
      heading: 'نشرة لا تصلكم إلا حين يكون لدينا ما يستحقّ أن يُقال',
      feed: 'تابعوا خلاصة المقالات (Atom)',
      email: 'البريد الإلكتروني للنشرة',
      placeholder: 'you@company.com',
      subscribe: 'اشتركوا',
    },
  },
  article: {
    back: 'المقالات',
    contents: 'في هذه الصفحة',
    copy: 'انسخوا الرابط',
    copied: 'نُسخ الرابط',
    copyFailed: 'تعذّر نسخ الرابط',
    solution: 'كيف يسير مشروع كهذا: {solution}',
    studies: 'من دراسات الحالة',
    next: 'اقرؤوا أيضًا',
  },
};

export default copy;
