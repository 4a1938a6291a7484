/** For leads reads of staff: one that is still answered after signing out would bring a session. */
export const ABORTABLE = { abortOnUnmount: true };
