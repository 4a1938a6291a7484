import type { CtaCopy } from './cta.copy';

const copy: CtaCopy = {
  heading: 'Bring us the process that everybody works around.',
  text: 'The first call takes 30 minutes and costs nothing.',
  consultation: 'Schedule a Consultation',
  proposal: 'Request a Proposal',
};

export default copy;
