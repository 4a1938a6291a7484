/** The fields of an input that were sent. */
export const definedIn = <Input extends object>(input: Input) =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Partial<Input>;
