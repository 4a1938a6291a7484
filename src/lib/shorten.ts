/** Cuts a text to at most `length` characters, after a sentence or a word if possible. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const [sentences = ''] = /^.*[.!?؟](?=\s)/su.exec(text.slice(0, length + 1)) ?? [];
  if (sentences.length > length / 2) return sentences;
  return `${text.slice(0, length - 1).replace(/[,.:;]? [^ ]*$/, '')}…`;
}
