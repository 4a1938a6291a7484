export interface TextPart {
  text: string;
  /** The address, when the part is one. */
  href?: string;
}

const CLOSING = new Set('.,;:!?\'"*_~)]}»”’،؛؟');

/** The parts of a text in order, with its `http` and `https` addresses apart from the words. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const href = found.slice(0, lengthOfAddress(found));
    if (!URL.canParse(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Without the marks of the sentence around the address; a bracket that it opened itself is its own. */
function lengthOfAddress(found: string): number {
  let unopened = found.split(')').length - found.split('(').length;
  let length = found.length;
  for (; CLOSING.has(found.charAt(length - 1)); length -= 1) {
    if (found.charAt(length - 1) !== ')') continue;
    if (unopened <= 0) break;
    unopened -= 1;
  }
  return length;
}
