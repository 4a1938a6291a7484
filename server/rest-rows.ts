import { analyticsAnswers } from './features/analytics/analytics.answers';
import { analyticsRest } from './features/analytics/analytics.rest';
import { chatAnswers } from './features/chat/chat.answers';
import { chatRest } from './features/chat/chat.rest';
import { clientsAnswers } from './features/clients/clients.answers';
import { clientsRest } from './features/clients/clients.rest';
import { contentAnswers } from './features/content/content.answers';
import { contentRest } from './features/content/content.rest';
import { leadsAnswers } from './features/leads/leads.answers';
import { leadsRest } from './features/leads/leads.rest';
import { mediaAnswers } from './features/media/media.answers';
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

/** What they answer, by name. */
export const restAnswers = {
  ...leadsAnswers,
  ...contentAnswers,
  ...mediaAnswers,
  ...analyticsAnswers,
  ...chatAnswers,
  ...clientsAnswers,
};
