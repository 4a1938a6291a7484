import type { Token } from 'markdown-it';
import type { ContentType } from '../../../db/enums';
import { visitTexts } from '../content/content-texts';
import { markdown } from '../content/markdown';
import type { Fault } from './checks.schema';

/** Something in an item that staff should look at. */
export interface Finding {
  fault: Fault;
  /** The address or the heading that it is about; empty for the item itself. */
  detail: string;
}

/** More of one item help nobody. */
const MAX_FINDINGS = 50;
const MAX_DETAIL = 200;

/** Blocks of Markdown that show a figure, which is as good as a picture. */
const FIGURES = ['chart', 'figure'];

/** Checks the texts of an item. `isDead` says whether an address is one of ours that leads nowhere. */
export function findFaults(
  type: ContentType,
  row: Record<string, unknown>,
  isDead: (address: string) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  const add = (fault: Fault, detail = '') => {
    if (findings.length < MAX_FINDINGS)
      findings.push({ fault, detail: detail.slice(0, MAX_DETAIL) });
  };
  const shown = { hasPicture: false };
  // Text blocks of a page stand below its headings, all other texts below the title alone.
  const topLevel = Array.isArray(row.content) ? 2 : 1;
  visitTexts(type, row, {
    markdown: (text) => {
      const tokens = markdown.parse(text, {});
      for (const heading of skippedHeadings(tokens, topLevel)) add('skipped_heading', heading);
      for (const token of tokens.flatMap(({ children }) => children ?? [])) {
        const address = `${token.attrGet(token.type === 'image' ? 'src' : 'href') ?? ''}`;
        if (token.type === 'link_open' && isDead(address)) add('dead_link', address);
        if (token.type !== 'image') continue;
        shown.hasPicture = true;
        if (token.content.trim() === '') add('missing_alt', address);
      }
      shown.hasPicture ||= tokens.some(isFigure);
      return text;
    },
    link: (address) => {
      if (isDead(address)) add('dead_link', address);
      return address;
    },
    picture: (address, alt) => {
      if (alt.trim() === '') add('missing_alt', address);
    },
  });
  if (type === 'insight') {
    if (typeof row.excerpt === 'string' && row.excerpt.trim() === '') add('no_excerpt');
    if (!shown.hasPicture) add('no_picture');
  }
  return findings;
}

function skippedHeadings(tokens: Token[], topLevel: number): string[] {
  let level = topLevel;
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const before = level;
    level = Number(token.tag.slice(1));
    return level > before + 1 ? [tokens[index + 1]?.content ?? ''] : [];
  });
}

const isFigure = ({ type, info }: Token) =>
  type === 'fence' && FIGURES.includes(info.trim().split(/\s/)[0] ?? '');
