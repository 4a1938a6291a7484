import { SUBMIT_LEAD_MESSAGES } from '../../../server/features/leads/submit-lead.messages';
import type { ContactFormCopy } from './contact-form.copy';

const copy: ContactFormCopy = {
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
  },
  message: 'Message *',
  honeypot: 'Leave this empty',
  send: 'Send Message',
  sending: 'Sending...',
  requiredNote: '* means required.',
  privacy: ['We neither sell nor share your details. See the ', 'privacy policy', '.'],
  required: SUBMIT_LEAD_MESSAGES,
  serverTexts: {},
  otherFault: '',
  thanks: {
    heading: 'Thank you!',
    text: "Your message has arrived. We'll get back to you within 24 hours.",
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
  },
};

export default copy;
