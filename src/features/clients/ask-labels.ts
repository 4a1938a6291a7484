import type { AskKind, AskOutcome } from '../../../db/enums';

export const ASK_LABELS: Record<AskKind, string> = {
  approve: 'Approve',
  choose: 'Choose one',
  file: 'Send a file',
  answer: 'Answer',
};

export const OUTCOME_LABELS: Record<AskOutcome, string> = {
  approved: 'Approved',
  declined: 'Not yet',
  chosen: 'Chosen',
  sent: 'File sent',
  answered: 'Answered',
};
