import type { CtaCopy } from './cta.copy';

const copy: CtaCopy = {
  heading: 'حدّثونا عن الإجراء الذي يلتفّ عليه الجميع.',
  text: 'المكالمة الأولى 30 دقيقة، بلا مقابل.',
  consultation: 'احجزوا استشارة',
  proposal: 'اطلبوا عرضًا',
};

export default copy;
