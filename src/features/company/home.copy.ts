import type { HomeCopy } from './copy.types';

export const home: HomeCopy = {
  lead: 'We are a remote team for the Middle East. We build analytics, SaaS platforms and ERP integration, and stay until your own people run them.',
  solutionsHeading: 'Four kinds of work, one team that answers for them',
  solutionsIntro:
    'Each begins with a decision that somebody makes every week. It is finished when that decision takes less time and goes wrong less often.',
  approachHeading: 'Four steps, and a way out after each',
  approachIntro:
    'Every step ends with something that belongs to you, whether or not you go on: a map, a drawing, code, a running system.',
  contactHeading: 'Tell us what takes too long',
  contactIntro:
    'Three sentences will do. An engineer reads them and replies within 24 hours, with questions rather than a brochure.',
  ctaHeading: 'Bring us the process that everybody works around.',
  ctaText: 'The first call takes 30 minutes and costs nothing.',
  footerTagline:
    'AI, analytics and ERP integration for companies in the Middle East, built to be run by their own people.',
};
