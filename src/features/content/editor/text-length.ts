const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const WORDS_A_MINUTE = 200;

/** Addresses of links and pictures are no words of the text. */
const ADDRESS = /\]\([^()\n]*\)/g;
const FENCE = /^(?:```|~~~)/;

/** The words of Markdown, in English and Arabic alike, and the minutes that reading them takes. */
export function lengthOf(markdown: string): { words: number; minutes: number } {
  const text = withoutFences(markdown).replaceAll(ADDRESS, ' ');
  const words = text.match(WORD)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}

/** Fenced blocks are code, or the data of figures. */
function withoutFences(markdown: string): string {
  let fence = '';
  const lines = markdown.split('\n').filter((line) => {
    const mark = FENCE.exec(line)?.[0] ?? '';
    const isText = fence === '' && mark === '';
    if (fence === '') fence = mark;
    else if (mark === fence) fence = '';
    return isText;
  });
  return lines.join('\n');
}
