import type { ContactFormCopy } from './contact-form.copy';

const required = {
  name: 'الاسم مطلوب',
  email: 'اكتبوا بريدًا إلكترونيًا صحيحًا',
  message: 'الرسالة مطلوبة',
};

const copy: ContactFormCopy = {
  name: 'الاسم *',
  email: 'البريد الإلكتروني *',
  company: 'الشركة',
  phone: 'الهاتف',
  interest: 'ما الذي يهمّكم؟',
  chooseOne: 'اختاروا من القائمة',
  interests: {
    'ai-analytics': 'الذكاء الاصطناعي والتحليلات',
    'saas-platforms': 'المنصّات السحابية (SaaS)',
    'supply-chain': 'سلسلة الإمداد',
    other: 'موضوع آخر',
  },
  message: 'الرسالة *',
  honeypot: 'اتركوا هذا الحقل فارغًا',
  send: 'أرسلوا الرسالة',
  sending: 'جارٍ الإرسال…',
  requiredNote: '* حقل إلزامي',
  faults: {
    one: 'حقل واحد يحتاج إلى تصحيح.',
    two: 'حقلان يحتاجان إلى تصحيح.',
    few: '{count} حقول تحتاج إلى تصحيح.',
    other: '{count} حقلًا تحتاج إلى تصحيح.',
  },
  privacy: ['لا نبيع بياناتكم ولا نعطيها لأحد. التفاصيل في ', 'سياسة الخصوصية', '.'],
  required,
  serverTexts: {
    'Name is required': required.name,
    'Valid email is required': required.email,
    'Message is required': required.message,
    'Name must be at most 300 characters': 'يجب ألّا يزيد الاسم على 300 حرف',
    'Company must be at most 300 characters': 'يجب ألّا يزيد اسم الشركة على 300 حرف',
    'Phone must be at most 300 characters': 'يجب ألّا يزيد رقم الهاتف على 300 حرف',
    'Message must be at most 10,000 characters': 'يجب ألّا تزيد الرسالة على 10,000 حرف',
    'The message is larger than 64 kB.': 'الرسالة أكبر من 64 كيلوبايت.',
  },
  otherFault: 'لم تُقبل الرسالة. راجعوا ما كتبتم، أو حاولوا بعد قليل.',
  thanks: {
    heading: 'شكرًا لكم!',
    text: 'وصلت رسالتكم، ونردّ عليها خلال 24 ساعة في أيام العمل.',
    sent: 'كتبتم:',
    next: {
      heading: 'الخطوات التالية',
      steps: [
        'يقرأ رسالتكم بنفسه من سيتولّى العمل.',
        'يصلكم ردّ بالبريد الإلكتروني، فيه أسئلتنا أو موعد لمكالمة.',
        'إن لم نكن الأنسب لهذا العمل قلنا ذلك في الردّ نفسه.',
      ],
    },
    again: 'أرسلوا رسالة أخرى',
  },
  sent: { title: 'أُرسلت رسالتكم', text: 'نردّ عليكم خلال 24 ساعة في أيام العمل.' },
  failed: {
    title: 'تعذّر إرسال الرسالة',
    text: 'حاولوا مرّة أخرى بعد قليل.',
    offline: 'لا يوجد اتصال بالإنترنت. حاولوا مرّة أخرى حين يعود.',
    orByEmail: ['ما كتبتموه محفوظ هنا، ويمكنكم أيضًا إرساله إلى ', '.'],
  },
};

export default copy;
