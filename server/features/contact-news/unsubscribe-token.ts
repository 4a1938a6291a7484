import { signedIds } from '../../core/signed-ids';

/**
 * The secret in a mail's link that ends such mails: the id of the contact, signed, in lower case as
 * paths are.
 */
export const { sign: unsubscribeToken, read: readUnsubscribeToken } = signedIds({
  keyName: 'contact-news',
  encoding: 'hex',
});
