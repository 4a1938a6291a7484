import type { Language } from '../../../db/public-enums';

/** The people of the firm on the page about it; they themselves are rows of the database. */
export interface TeamCopy {
  language: Language;
  heading: string;
  intro: string;
  speaks: string;
  sample: string;
  answer: string;
}

export const teamCopy: TeamCopy = {
  language: 'en',
  heading: 'Who you will talk to',
  intro:
    'No account managers: the person who answers your inquiry works on your project, and signs what we publish.',
  speaks: 'Speaks',
  sample: 'Sample profiles: these people are invented',
  answer: 'Your message is read by',
};
