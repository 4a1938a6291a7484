import { defineCopy, type PluralForms } from '../../lib/copy';

export const PROMISED = ['book-call', 'consultation', 'proposal'] as const;
type Promised = (typeof PROMISED)[number];

/** What the three buttons promise that lead to the form, and what they put into its message. */
export interface PromiseCopy {
  heading: string;
  promises: Record<Promised, { heading: string; intro: string; firstLine: string }>;
  /** A line of the message: `{solution}`. */
  topic: string;
  wishes: {
    legend: string;
    /** `{zone}`. */
    help: string;
    day: string;
    /** `{day}`. */
    time: string;
    /** Between the day and the time of a wish. */
    comma: string;
    chosen: PluralForms;
    /** A line of the message, with `{number}`, `{when}` and `{zone}`. */
    line: string;
  };
}

/** The texts of the contact page, without its form. */
export interface ContactCopy extends PromiseCopy {
  title: string;
  infoCards: { title: string; text: string }[];
  /** Of a discovery call. */
  chooseTime: string;
  companyHeading: string;
  answerers: { heading: string; sample: string };
  team: { term: string; fact: string };
  response: { term: string; fact: string };
  coverage: { term: string; fact: string };
  /** `{hours}`. */
  countedOn: string;
  /** What "within 24 hours" means at the end of the week: `{evening}`, `{counted}`, `{due}`, `{time}`. */
  late: string;
  email: string;
  faqHeading: string;
  faq: { question: string; answer: string }[];
}

export const contactCopy = defineCopy<ContactCopy>('contact', {
  en: () => import('./contact.copy.en'),
  ar: () => import('./contact.copy.ar'),
});
