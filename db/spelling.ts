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
