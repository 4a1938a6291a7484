/**
 * The message with these lines at its beginning, in place of those before. A line that the visitor has
 * changed or removed meanwhile is theirs: it is not written again.
 */
export function withHead(
  message: string,
  before: readonly string[],
  lines: readonly string[],
): string {
  const written = message.split('\n');
  const wanted = lines.filter((line) => !before.includes(line) || written.includes(line));
  const rest = written.filter((line) => !before.includes(line));
  const own = rest.join('\n').replace(/^\n+/, '');
  return wanted.length > 0 ? `${wanted.join('\n')}\n\n${own}` : own;
}
