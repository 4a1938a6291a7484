import { randomBytes } from 'node:crypto';
import { markdown } from '../content/markdown';
import type { TextVisitor } from '../content/content-texts';

/** A link that is to lead elsewhere: paths of this site, with the origin that it may have. */
export interface LinkChange {
  from: string;
  to: string;
  siteUrl: string;
}

/** Changes links, and counts them. */
export interface LinkCounter extends TextVisitor {
  count: number;
}

/** Changes the links to a path in the texts that it visits. */
export function linkChanger(change: LinkChange): LinkCounter {
  const counter: LinkCounter = {
    count: 0,
    markdown(text) {
      const changed = changeLinks(text, change);
      counter.count += changed.count;
      return changed.text;
    },
    link(address) {
      const rest = afterPath(address, change);
      if (rest === undefined) return address;
      counter.count += 1;
      return address.slice(0, address.length - rest.length - change.from.length) + change.to + rest;
    },
  };
  return counter;
}

/** What follows the path in an address: a query, a fragment or nothing. Undefined for another address. */
function afterPath(address: string, { from, siteUrl }: LinkChange): string | undefined {
  const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  const rest = path.startsWith(from) ? path.slice(from.length) : undefined;
  return rest === undefined || /^(?:$|[?#])/.test(rest) ? rest : undefined;
}

/**
 * Only the parser knows which of the places where a path stands are links and not code or prose, so each
 * gets a mark of its own, and those that come back as the address of a link are changed.
 */
function changeLinks(text: string, change: LinkChange): { text: string; count: number } {
  const { from, to, siteUrl } = change;
  const parts = text.split(from);
  if (parts.length === 1) return { text, count: 0 };
  const mark = `-${randomBytes(8).toString('hex')}-`;
  const marked = parts.map((part, index) =>
    index === 0 ? part : `${from}${mark}${index}-${part}`,
  );
  const found = new Set<number>();
  let count = 0;
  for (const address of linksOf(marked.join(''))) {
    const [before = '', after = ''] = address.split(mark);
    const [, index, rest = ''] = /^(\d+)-(.*)$/su.exec(after) ?? [];
    const isOurs = before === from || before === `${siteUrl}${from}`;
    if (!isOurs || index === undefined || !/^(?:$|[?#])/.test(rest)) continue;
    found.add(Number(index));
    count += 1;
  }
  const changed = parts.map((part, index) =>
    index === 0 ? part : `${found.has(index) ? to : from}${part}`,
  );
  return { text: changed.join(''), count };
}

/** The addresses of all links of a text. */
const linksOf = (text: string): string[] =>
  markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [`${token.attrGet('href') ?? ''}`] : []));
