import { contentCopy } from '../../features/content/content.copy';
import { contactFormCopy } from '../../features/leads/contact-form.copy';
import { type CopyReads, loadCopies } from '../../lib/copy';

/** The texts around previews, which are in English like all that a secret opens. */
export const load = (context: CopyReads): Promise<unknown> =>
  loadCopies(context, contentCopy, contactFormCopy);
