import TurndownService from 'turndown';
import { serverHtml } from '../../../lib/trusted-html';
import { tableOf } from './markdown-tables';
import { cleanPasted, isFormatted } from './pasted-html';

/** More than any document that fits into a text; converting it would hold up the browser. */
const MAX_CHARACTERS = 3_000_000;

export interface PastedMarkdown {
  markdown: string;
  /** Pictures that are not of the media library. */
  removedPictures: number;
}

/**
 * The Markdown of pasted HTML; undefined if it is plain text. The document that it is parsed into
 * runs no scripts and loads nothing.
 */
export function htmlToMarkdown(html: string): PastedMarkdown | undefined {
  if (html.length > MAX_CHARACTERS) return undefined;
  const trusted = serverHtml(html).__html as string;
  const { body } = new DOMParser().parseFromString(trusted, 'text/html');
  return bodyToMarkdown(body, globalThis.location.origin);
}

export function bodyToMarkdown(body: HTMLElement, origin: string): PastedMarkdown | undefined {
  const removedPictures = cleanPasted(body, origin);
  if (!isFormatted(body) && removedPictures === 0) return undefined;
  return { markdown: converter().turndown(body), removedPictures };
}

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
    br: '\\',
  });
  service.addRule('removed', {
    filter: ({ nodeName }) => /^(?:S|DEL|STRIKE)$/.test(nodeName),
    replacement: (content) => (content.trim() === '' ? content : `~~${content}~~`),
  });
  service.addRule('item', { filter: 'li', replacement: drawItem });
  service.addRule('table', {
    filter: 'table',
    replacement: (_content, node) => {
      const rows = [...(node as HTMLTableElement).rows].map((row) =>
        [...row.cells].map((cell) => cellOf(service, cell)),
      );
      return rows.length === 0 ? '' : `\n\n${tableOf(rows)}\n\n`;
    },
  });
  return service;
}

/** Markdown has one line in a cell. */
const cellOf = (service: TurndownService, cell: HTMLElement) =>
  service
    .turndown(cell)
    .split('\n')
    .map((line) => line.replace(/\\$/, '').trim())
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(?<!\\)\|/g, '\\|');

/** As the toolbar writes items; Turndown puts more spaces behind the mark. */
function drawItem(content: string, node: HTMLElement): string {
  const { parentElement: list } = node;
  const number =
    Number(list?.getAttribute('start') ?? 1) + [...(list?.children ?? [])].indexOf(node);
  const mark = list?.nodeName === 'OL' ? `${number}. ` : '- ';
  const text = content.trim().replaceAll('\n', `\n${' '.repeat(mark.length)}`);
  return `${mark}${text}${node.nextElementSibling ? '\n' : ''}`;
}
