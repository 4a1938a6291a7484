import type { Interest } from '../../../db/public-enums';
import { SUBMIT_LEAD_MESSAGES } from '../../../server/features/leads/submit-lead.messages';
import type { PluralForms } from '../../lib/copy';

const copy = {
  name: 'Name *',
  email: 'Email *',
  company: 'Company',
  phone: 'Phone',
  interest: 'Interest',
  chooseOne: 'Choose one',
  interests: {
    'ai-analytics': 'AI & Analytics',
    'saas-platforms': 'SaaS Platforms',
    'supply-chain': 'Supply Chain Optimization',
    other: 'Other',
  } satisfies Record<Interest, string>,
  message: 'Message *',
  honeypot: 'Leave this empty',
  send: 'Send Message',
  sending: 'Sending...',
  /** Before the first field. */
  requiredNote: 'Fields marked * are required.',
  /** Read out after the first of them has the focus. */
  faults: {
    one: '{count} field needs attention.',
    other: '{count} fields need attention.',
  } as PluralForms,
  /** Around the link to the privacy policy. */
  privacy: ['We neither sell nor share your details. See the ', 'privacy policy', '.'] satisfies [
    before: string,
    link: string,
    after: string,
  ],
  /** Shown before the server is asked. */
  required: SUBMIT_LEAD_MESSAGES as Record<keyof typeof SUBMIT_LEAD_MESSAGES, string>,
  /** By the server's English text; empty in English. */
  serverTexts: {} as Record<string, string>,
  /** For any other text of the server; empty in English, which shows that text itself. */
  otherFault: '',
  thanks: {
    heading: 'Thank you!',
    text: "Your message has arrived. We'll get back to you within 24 hours.",
    sent: 'You wrote:',
    next: {
      heading: 'What happens next',
      steps: [
        'One of the people who would do the work reads your message.',
        'You get a reply by email, with our questions or a time for a call.',
        'If we are not the right people for it, that reply says so.',
      ],
    },
    again: 'Send Another Message',
  },
  sent: {
    title: 'Message sent successfully!',
    text: "We'll get back to you within 24 hours.",
  },
  failed: {
    title: 'Error sending message',
    text: 'Please try again later.',
    offline: 'There is no connection. Please try again when it is back.',
    /** The address stands between them. */
    orByEmail: ['Your text is still here. You can also send it to ', '.'],
  },
};

export default copy;
