/** A message's own id, made by its sender. Not `randomUUID`, which needs TLS. */
export function newMessageId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36).padStart(7, '0'),
  ).join('');
}
