import type { ChatCopy } from './chat-copy.types';
import { FILE_COPY } from './file-copy';
import { MESSAGE_BOX } from './message-box';
import { AGENT_NAME } from './message-log';

const copy: ChatCopy = {
  title: 'Chat with us',
  subtitle: 'A person answers, not a machine',
  answers: {
    usually: {
      2: 'Usually answers within 2 minutes',
      5: 'Usually answers within 5 minutes',
      10: 'Usually answers within 10 minutes',
      30: 'Usually answers within half an hour',
      60: 'Usually answers within an hour',
    },
    today: 'We are back today at {time}, your time. Leave your email and we will write to you.',
    from: 'We are back on {day} at {time}, your time. Leave your email and we will write to you.',
    nobody: 'Nobody is at the desk right now. Our answer will appear here.',
  },
  keep: 'Save this conversation',
  typing: 'Somebody is typing…',
  rating: {
    question: 'How was it?',
    good: 'Good',
    bad: 'Not good',
    comment: 'Anything to add? (optional)',
    send: 'Send',
    thanks: 'Thank you for telling us.',
    failed: 'This could not be sent. Please try again.',
  },
  close: 'Close chat',
  conversation: 'Conversation',
  notes: {
    before: 'Ask us anything about your project. We reply within 24 hours on working days.',
    waiting:
      'Thank you. We reply within 24 hours on working days. You will find the answer here, even after you have left this page.',
    closed: 'We have closed this conversation. Your next message starts a new one.',
  },
  starters: {
    label: 'Questions to begin with',
    questions: [
      'Can you work with the ERP we have?',
      'What happens in a discovery call?',
      'How long does a first project take?',
    ],
  },
  link: {
    stopped: 'You will get no more email about this conversation.',
    expired: 'This link no longer works. You can start a new conversation.',
  },
  unreachable: 'We cannot be reached right now.',
  tryAgain: 'Try again',
  you: 'You',
  agent: AGENT_NAME,
  states: { sent: 'Sent', sending: 'Sending…', failed: 'Not sent', retry: 'Retry' },
  reach: {
    summary: 'How can we reach you? (optional)',
    name: 'Your name',
    email: 'Your email',
    above: 'Above this box you can leave your name and email.',
    wrongEmail: 'Enter a valid email, or leave this empty.',
  },
  files: FILE_COPY,
  box: MESSAGE_BOX,
  refused: '',
};

export default copy;
