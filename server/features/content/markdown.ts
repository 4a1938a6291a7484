import MarkdownIt, { type Token } from 'markdown-it';
import { isSafeLink } from './blocks.schema';
import { imageAttributes, type Picture } from '../media/image-attributes';

/** Raw HTML is shown as text and dangerous links are not made: nothing hostile gets through. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// Stricter than the library: what is no address of a known kind is shown as it was typed.
markdown.validateLink = isSafeLink;

// No page makes a visitor's browser ask another site for anything: a picture from there is a link.
const drawImage = markdown.renderer.rules.image;
markdown.renderer.rules.image = (tokens, index, options, env, renderer) => {
  const token = tokens[index];
  const source = `${token?.attrGet('src') ?? ''}`;
  if (source.startsWith('/')) return drawImage?.(tokens, index, options, env, renderer) ?? '';
  const words = token?.content || source;
  return `<a href="${markdown.utils.escapeHtml(source)}">${markdown.utils.escapeHtml(words)}</a>`;
};

interface Heading {
  id: string;
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  /** The second-level headings, for a table of contents. */
  headings: Heading[];
}

/** The library's picture at an address; undefined for everything else. */
export type FindPicture = (address: string) => Picture | undefined;

/**
 * The one way from Markdown to HTML, for pages, previews and feeds alike. Texts that share a page
 * share `takenIds` too, so that no heading's id stands on it twice. With `findPicture`, pictures of
 * the library come in the size that they are shown in.
 */
export function renderMarkdown(
  source: string,
  takenIds = new Set<string>(),
  findPicture: FindPicture = () => undefined,
): RenderedMarkdown {
  const tokens = markdown.parse(source, {});
  const headings = numberHeadings(tokens, takenIds);
  fitPictures(tokens, findPicture);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

/** Ids that the page around the text uses itself, in its drawings and the chat's panel too. */
const OF_THE_PAGE = new Set([
  'app',
  'main',
  'toasts',
  'chat-name',
  'chat-email',
  'frieze',
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

/** Pictures load when they are nearly seen; their alt text stays what the writer gave them here. */
function fitPictures(tokens: Token[], findPicture: FindPicture): void {
  const images = tokens.flatMap(
    ({ children }) => children?.filter(({ type }) => type === 'image') ?? [],
  );
  for (const image of images) {
    const picture = findPicture(`${image.attrGet('src') ?? ''}`);
    const attributes = picture ? imageAttributes(picture) : { loading: 'lazy' };
    for (const [name, value] of Object.entries(attributes)) {
      if (name !== 'alt') image.attrSet(name, `${value}`);
    }
  }
}
