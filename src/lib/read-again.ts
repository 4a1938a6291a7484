interface Query<Input> {
  cancel: (input?: Input) => Promise<void>;
  invalidate: (input?: Input) => Promise<void>;
}

/**
 * Invalidates a query whose first read may still be pending. That read may be older than what has
 * changed, and `invalidate` alone would not repeat it.
 */
export async function readAgain<Input>(query: Query<Input>, input?: Input): Promise<void> {
  await query.cancel(input);
  await query.invalidate(input);
}
