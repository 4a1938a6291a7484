import type { ChatCopy } from './chat.copy';
import { MESSAGE_BOX } from './message-box';
import { AGENT_NAME } from './message-log';

const copy: ChatCopy = {
  title: 'Chat with us',
  subtitle: 'A person answers, not a machine',
  close: 'Close chat',
  conversation: 'Conversation',
  notes: {
    before: 'Ask us anything about your project. We reply within 24 hours.',
    waiting:
      'Thank you. We reply within 24 hours, and you find the answer here, also after you have left this page.',
    closed: 'We have closed this conversation. Your next message starts a new one.',
  },
  link: {
    stopped: 'You get no more mail about this conversation.',
    expired: 'This link does not work any more. You can start a new conversation.',
  },
  unreachable: 'We cannot be reached just now.',
  tryAgain: 'Try again',
  you: 'You',
  agent: AGENT_NAME,
  states: { sent: 'Sent', sending: 'Sending…', failed: 'Not sent', retry: 'Retry' },
  reach: {
    summary: 'How can we reach you? (optional)',
    name: 'Your name',
    email: 'Your email',
  },
  box: MESSAGE_BOX,
  refused: '',
};

export default copy;
