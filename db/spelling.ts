/**
 * A text for comparing, in lower case and without accents. An alef with hamza becomes an alef and a mark;
 * other Arabic letters are typed in place of ة and ى.
 */
export const foldSpelling = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

/** Where a folded text first is in a text that contains it; at the beginning if it does not. */
export function findSpelling(text: string, wanted: string): { start: number; end: number } {
  const positions: number[] = [];
  let folded = '';
  let position = 0;
  for (const character of text) {
    const part = foldSpelling(character);
    folded += part;
    positions.push(...Array.from({ length: part.length }, () => position));
    position += character.length;
  }
  const at = Math.max(0, folded.indexOf(wanted));
  const end = positions[at + wanted.length] ?? text.length;
  return { start: positions[at] ?? 0, end };
}
