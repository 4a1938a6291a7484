import { signedIds } from '../../core/signed-ids';

/** The value of the visitor cookie: the id of the visitor, signed. */
export const { sign: signVisitor, read: readVisitor } = signedIds({
  keyName: 'chat-visitor',
  encoding: 'base64url',
});
