import type { Token } from 'markdown-it';

/** Marks each block with the line of the source with which it begins, counted from 0. */
export function addSourceLines(tokens: Token[]): void {
  for (const token of tokens) {
    if (token.map && token.nesting >= 0 && token.type !== 'inline') {
      token.attrSet('data-line', `${token.map[0]}`);
    }
  }
}
