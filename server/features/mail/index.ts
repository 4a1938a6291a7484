import { mailOutbox as table } from '../../../db/schema/mail';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { mailPersonalData } from './personal-data';

export const mail = defineFeature({
  router: () => import('./mail.router'),
  rest: [],
  tag: null,
  examples: async () => (await import('./mail.examples')).mailExamples,
  // Who gets it and what it says stays here.
  subjects: {
    mail: recordsOf(table, table.subject, { id: table.id, attempts: table.attempts }),
  },
  personalData: mailPersonalData,
  tables: {
    mail_outbox: {
      about: 'Mail that has not been delivered yet, or could not be.',
      without: { body: 'may hold the link of an invitation' },
    },
  },
});
