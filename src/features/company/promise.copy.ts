/** What the three buttons promise that lead to the form, and what they put into its message. */
export interface PromiseCopy {
  language: string;
  heading: string;
  promises: Record<Promised, { heading: string; intro: string; firstLine: string }>;
  wishes: {
    legend: string;
    help: (zone: string) => string;
    day: string;
    time: (day: string) => string;
    chosen: (count: number) => string;
    /** A line of the message. */
    line: (number: number, when: string, zone: string) => string;
  };
  /** What "within 24 hours" means at the end of the week. */
  late: (evening: string, counted: string, due: string, time: string) => string;
}

export const PROMISED = ['book-call', 'consultation', 'proposal'] as const;
type Promised = (typeof PROMISED)[number];

export const promiseCopy: PromiseCopy = {
  language: 'en-US',
  heading: 'Send a message',
  promises: {
    'book-call': {
      heading: 'Book a discovery call',
      intro:
        '30 minutes by video, at no charge. Name up to three times that suit you; we confirm one of them by email.',
      firstLine: 'I would like to book a discovery call.',
    },
    consultation: {
      heading: 'Schedule a consultation',
      intro:
        'Describe the process that everybody works around. We read it first, so that the hour begins with your case.',
      firstLine: 'I would like to schedule a consultation about the following process.',
    },
    proposal: {
      heading: 'Request a proposal',
      intro:
        'What should run at the end, by when, and with which systems? You get an outline with a price range, or the questions that are still open.',
      firstLine: 'Please send us a proposal for the following project.',
    },
  },
  wishes: {
    legend: 'When would suit you?',
    help: (zone) => `In your time zone, ${zone}. Up to three.`,
    day: 'Day',
    time: (day) => `Time on ${day}`,
    chosen: (count) => `${count} of 3 chosen, written into the message below.`,
    line: (number, when, zone) => `Time ${number}: ${when} (${zone})`,
  },
  late: (evening, counted, due, time) =>
    `What arrives on ${evening} evening counts as ${counted}’s, and is answered by ${due}, ${time}.`,
};
