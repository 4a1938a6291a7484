/** For leads reads of staff: a response after signing out would set a new session cookie. */
export const ABORTABLE = { abortOnUnmount: true };
