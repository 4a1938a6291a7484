import type { Country } from '../../config/guides';
import type { PluralForms } from '../../lib/copy';
import type { Promised } from './contact.copy';

const copy = {
  title: 'Tell us what takes too long',
  infoCards: [
    {
      title: 'Email',
      text: 'Write to us or use the form: either way your message is read by the people who do the work.',
    },
    {
      title: 'Fully remote',
      text: 'We meet by video, in Arabic or English, from Sunday to Thursday on Amman time (UTC+3).',
    },
    {
      title: 'Discovery call',
      text: 'Half an hour, free. You describe one process, and we say whether we can help.',
    },
  ],
  /** Of a discovery call. */
  chooseTime: 'Choose a time',
  heading: 'Send a message',
  promises: {
    'book-call': {
      heading: 'Book a discovery call',
      intro:
        'A 30-minute video call. Suggest up to three times that suit you, and we confirm one by email.',
      firstLine: 'I would like to book a discovery call.',
    },
    consultation: {
      heading: 'Schedule a consultation',
      intro:
        'Half an hour by video, free. Tell us which process it is about, who takes part in it and where it gets stuck: we read that beforehand, so the meeting starts with your case.',
      firstLine: 'I would like to schedule a consultation about the following process.',
    },
    proposal: {
      heading: 'Request a proposal',
      intro:
        'Tell us what should be up and running, by when, and which systems it has to work with. We send you an outline with a price range, or the questions we would need answered first.',
      firstLine: 'Please send us a proposal for the following project.',
    },
  } satisfies Record<Promised, { heading: string; intro: string; firstLine: string }>,
  /** A line of the message: `{solution}`. */
  topic: 'Topic: {solution}',
  wishes: {
    legend: 'When would suit you?',
    /** `{zone}`. */
    help: 'In your time zone: {zone}. Choose up to three.',
    day: 'Choose a day',
    /** `{day}`. */
    time: 'Choose times on {day}',
    /** Between the day and the time of a wish. */
    comma: ', ',
    chosen: { other: '{count} of 3 chosen, written into the message below.' } as PluralForms,
    /** A line of the message, with `{number}`, `{when}` and `{zone}`. */
    line: 'Time {number}: {when} ({zone})',
  },
  companyHeading: 'How to reach us',
  answerers: {
    heading: 'Your message is read by',
    sample: 'Sample profiles: these people are invented',
  },
  team: { term: 'Team', fact: 'Fully remote' },
  response: { term: 'First reply', fact: 'Within 24 hours' },
  coverage: {
    term: 'Where we work',
    countries: {
      jordan: 'Jordan',
      uae: 'UAE',
      saudiArabia: 'Saudi Arabia',
      kuwait: 'Kuwait',
      lebanon: 'Lebanon',
    } satisfies Record<Country, string>,
  },
  /** `{hours}`. */
  countedOn:
    'Write during working hours, and you hear from us by the same time on the next working day. Working hours: {hours}.',
  /** What "within 24 hours" means at the end of the week: `{evening}`, `{counted}`, `{due}`, `{time}`. */
  late: 'Write on {evening} evening, and the message counts from {counted}: you hear from us by {due}, {time}.',
  email: 'Email',
  proof: {
    heading: 'Three projects, and what they changed',
    sample: 'Sample studies: the clients are invented',
  },
  faqHeading: 'Before you write',
  faq: [
    {
      question: 'What happens in a discovery call?',
      answer:
        'A discovery call is 30 minutes and costs nothing. Bring one process and, if you can, the spreadsheet or form behind it. You leave with a first opinion on what can be done, what it depends on, and whether we are the right people for it.',
    },
    {
      question: 'How long does a project take, and how is it priced?',
      answer:
        'Projects take 3-12 months, small ones 6-8 weeks. Discover and Design are paid by the week, and Design ends with a fixed price for the rest; the last 15% of our fee is due only when your people have passed the handover drills. If you ask for the weekly rate, our first reply states it. You see working software every two weeks, and each of the four steps leaves you with something usable, so you can stop after any of them.',
    },
    {
      question: 'Where do you work, and in which languages?',
      answer:
        'Our clients are in Jordan, the UAE, Saudi Arabia, Kuwait and Lebanon. The team is fully remote and works in Arabic and English; contracts and documentation come in either language. We travel to a warehouse or a shop floor when we need to see it.',
    },
    {
      question: 'What happens to the details I send?',
      answer:
        'What you send is stored in our own system and read only by the people who deal with your inquiry. We neither share nor sell it. If you want it deleted, write to us; the privacy policy has the details.',
    },
  ],
};

export default copy;
