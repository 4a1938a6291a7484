import MarkdownIt, { type Token } from 'markdown-it';
import { isSafeLink } from './blocks.schema';

/** Raw HTML is shown as text and dangerous links are not made: nothing hostile gets through. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// Stricter than the library: what is no address of a known kind is shown as it was typed.
markdown.validateLink = isSafeLink;

export interface Heading {
  id: string;
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  /** The second-level headings, for a table of contents. */
  headings: Heading[];
}

/**
 * The one way from Markdown to HTML, for pages, previews and feeds alike. Texts that share a page
 * share `takenIds` too, so that no heading's id stands on it twice.
 */
export function renderMarkdown(source: string, takenIds = new Set<string>()): RenderedMarkdown {
  const tokens = markdown.parse(source, {});
  const headings = numberHeadings(tokens, takenIds);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

/** Ids that the page around the text uses itself. */
const OF_THE_PAGE = new Set([
  'app',
  'main',
  'toasts',
  'contents-heading',
  'related-heading',
  'cta-heading',
]);

/** Gives each second-level heading an id to point at; two of the same words get two ids. */
function numberHeadings(tokens: Token[], taken: Set<string>): Heading[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return [];
    const text = tokens[index + 1]?.children?.map((child) => child.content).join('') ?? '';
    const words = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '');
    let id = words || 'section';
    for (let count = 2; taken.has(id) || OF_THE_PAGE.has(id); count += 1)
      id = `${words || 'section'}-${count}`;
    taken.add(id);
    token.attrSet('id', id);
    return [{ id, text }];
  });
}
