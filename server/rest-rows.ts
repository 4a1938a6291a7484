import { analyticsRest } from './features/analytics/analytics.rest';
import { chatRest } from './features/chat/chat.rest';
import { clientsRest } from './features/clients/clients.rest';
import { contentRest } from './features/content/content.rest';
import { leadsRest } from './features/leads/leads.rest';
import { mediaRest } from './features/media/media.rest';

/** Every documented path. */
export const restRows = [
  ...leadsRest,
  ...contentRest,
  ...mediaRest,
  ...analyticsRest,
  ...chatRest,
  ...clientsRest,
];
