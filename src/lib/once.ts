/** Creates a value at the first call, and returns the same one afterwards. */
export function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
