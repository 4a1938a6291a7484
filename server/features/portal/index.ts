import { defineFeature } from '../define-feature';
import { mailNews } from '../contact-news/mail-news';
import { removeOldNews } from '../contact-news/notified-contacts';

export const portal = defineFeature({
  router: () => import('./portal.router'),
  open: {
    home: 'its contact',
    answer: 'its contact',
    comment: 'its contact',
    choose: 'its contact',
    signOut: 'its contact',
    link: 'everybody',
    enter: 'everybody',
    requestLink: 'everybody',
    unsubscribe: 'everybody',
  },
  rest: [],
  tag: null,
  examples: async () => (await import('./portal.examples')).portalExamples,
  housekeeping: [mailNews, removeOldNews],
});
