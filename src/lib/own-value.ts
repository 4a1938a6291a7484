/** The value of a key from a text. Each object inherits a value for a few words, such as "constructor". */
export const ownValue = <Value>(
  record: Partial<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);
