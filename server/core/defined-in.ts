/** The fields of an input that were sent. */
export const definedIn = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
