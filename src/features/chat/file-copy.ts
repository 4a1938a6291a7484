import type { ChatCopy } from './chat-copy.types';
import type { FileError } from './send-file';

export const FILE_COPY: ChatCopy['files'] = {
  attach: 'Attach a picture or PDF',
  sending: 'Sending',
  cancel: 'Cancel',
  tooLarge: 'The file is larger than 10 MB.',
  wrongType: 'Only complete pictures and PDFs can be sent.',
  tooMany: 'You have sent many files. Please try again in an hour.',
  failed: 'The file could not be sent. Please try again.',
};

/** Why a file was refused. */
export function reasonOf({ status }: FileError, copy: ChatCopy['files']): string {
  switch (status) {
    case 400:
      return copy.wrongType;
    case 413:
      return copy.tooLarge;
    case 429:
      return copy.tooMany;
    default:
      return copy.failed;
  }
}
