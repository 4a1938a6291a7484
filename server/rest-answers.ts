import { analyticsAnswers } from './features/analytics/analytics.answers';
import { chatAnswers } from './features/chat/chat.answers';
import { clientsAnswers } from './features/clients/clients.answers';
import { contentAnswers } from './features/content/content.answers';
import { leadsAnswers } from './features/leads/leads.answers';
import { mediaAnswers } from './features/media/media.answers';

/** What the documented paths answer, by name. */
export const restAnswers = {
  ...leadsAnswers,
  ...contentAnswers,
  ...mediaAnswers,
  ...analyticsAnswers,
  ...chatAnswers,
  ...clientsAnswers,
};
