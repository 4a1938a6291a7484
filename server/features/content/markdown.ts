import MarkdownIt, { type Token } from 'markdown-it';
import { COMMAS } from '../../../src/config/languages';
import { textLanguage } from '../../../src/lib/text-language';
import { isSafeLink } from '../../core/fields.schema';
import { type ImageAttributes, imageAttributes, type Picture } from '../media/image-attributes';
import { MAX_FIGURES } from './figures/figures.schema';
import { escape, splitArabic } from './figures/html';
import { renderFigure } from './figures/render-figure';
import { HeadingIds } from './heading-ids';
import { addSourceLines } from './source-lines';

/** Shows raw HTML as text and dangerous links as typed, so that no hostile content gets through. */
export const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });

// Whole addresses only: `masar.example` and a time such as `9.am` stay words.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

// Stricter than the library: only known types of addresses become links.
markdown.validateLink = isSafeLink;

// Pages load nothing from other sites, so a picture from elsewhere becomes a link.
const drawImage = markdown.renderer.rules.image;
markdown.renderer.rules.image = (tokens, index, options, env, renderer) => {
  const token = tokens[index];
  const source = `${token?.attrGet('src') ?? ''}`;
  if (source.startsWith('/')) return drawImage?.(tokens, index, options, env, renderer) ?? '';
  const words = token?.content || source;
  return `<a href="${markdown.utils.escapeHtml(source)}">${markdown.utils.escapeHtml(words)}</a>`;
};

/** What is known of a text while it is rendered. */
interface Env extends Record<PropertyKey, unknown> {
  findPicture: FindPicture;
  /** For the feed. */
  isPlain: boolean;
  isInFigure: boolean;
  figures: number;
}

// Blocks such as ```chart are figures; all others, and those with a mistake, are code.
const drawFence = markdown.renderer.rules.fence;
markdown.renderer.rules.fence = (tokens, index, options, env, renderer) => {
  const state = env as unknown as Env;
  const { info, content, map } = tokens[index] ?? { info: '', content: '', map: null };
  if (!state.isInFigure && state.figures < MAX_FIGURES) {
    const lines = content.replace(/\n$/, '').split('\n');
    const figure = renderFigure(
      { info, line: (map?.[0] ?? 0) + 1, lines },
      { isPlain: state.isPlain, renderText: (text) => renderText(text, state) },
    );
    if (figure) {
      state.figures += 1;
      return figure;
    }
  }
  return drawFence?.(tokens, index, options, env, renderer) ?? '';
};

interface TableMeta {
  /** The heading above; empty before the first one. */
  section: string;
  /** Of its section. */
  isFirst: boolean;
  /** Their heads. */
  columns: string[];
}

/** The name of a table before the first heading: the title of the page says what it is about. */
const BEFORE_SECTIONS = { en: 'At a glance', ar: 'نظرة سريعة' };

/** A table wider than its place scrolls, also by keys. */
markdown.renderer.rules.table_open = (tokens, index, options, env, renderer) => {
  const table = renderer.renderToken(tokens, index, options);
  if ((env as Env).isPlain) return table;
  const { section, isFirst, columns } = tokens[index]?.meta as unknown as TableMeta;
  const language = textLanguage(columns.join(' ')).lang === 'ar' ? 'ar' : 'en';
  const title = section || BEFORE_SECTIONS[language];
  const name = escape(isFirst ? title : `${title}: ${columns.join(COMMAS[language])}`);
  const caption = `<caption class="fx-sr">${name}</caption>`;
  return `<div class="scroller" role="region" tabindex="0" aria-label="${name}">${table}${caption}`;
};
markdown.renderer.rules.table_close = (tokens, index, options, env, renderer) =>
  renderer.renderToken(tokens, index, options) + ((env as Env).isPlain ? '' : '</div>\n');

/** The text within a figure. It takes part neither in the table of contents nor in other texts. */
function renderText(source: string, env: Env): string {
  const tokens = markdown.parse(source, {});
  fitPictures(tokens, env.findPicture);
  return markdown.renderer.render(tokens, markdown.options, { ...env, isInFigure: true });
}

/** A longer table of contents helps nobody, and is slow to draw. */
const MAX_HEADINGS = 100;

interface Heading {
  id: string;
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  /** The first second-level headings, for the table of contents. */
  headings: Heading[];
}

/** The picture of the media library at an address; undefined for any other address. */
export type FindPicture = (address: string) => Picture | undefined;

/**
 * The only way from Markdown to HTML, for pages, previews and feeds. Texts on one page share
 * `headingIds`, so that heading ids are unique there. With `findPicture`, pictures of the media
 * library load in the size in which they are shown. With `hasLines`, the editor can scroll the HTML
 * with its source.
 */
export function renderMarkdown(
  source: string,
  headingIds = new HeadingIds(),
  findPicture: FindPicture = () => undefined,
  { hasLines = false } = {},
): RenderedMarkdown {
  const tokens = markdown.parse(source, {});
  if (hasLines) addSourceLines(tokens);
  const headings = addHeadingIds(tokens, headingIds);
  fitPictures(tokens, findPicture);
  const env: Env = { findPicture, isPlain: false, isInFigure: false, figures: 0 };
  const html = markdown.renderer.render(tokens, markdown.options, env);
  return { html, headings: headings.slice(0, MAX_HEADINGS) };
}

/** For feed readers, which know neither the site's styles nor its pictures of numbers. */
export function renderForFeed(source: string): string {
  const tokens = markdown.parse(source, {});
  addHeadingIds(tokens, new HeadingIds());
  const findPicture = () => undefined;
  fitPictures(tokens, findPicture);
  const env: Env = { findPicture, isPlain: true, isInFigure: false, figures: 0 };
  return markdown.renderer.render(tokens, markdown.options, env);
}

/** Gives each second-level heading a unique id to link to. */
function addHeadingIds(tokens: Token[], ids: HeadingIds): Heading[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return [];
    const text = tokens[index + 1]?.children?.map((child) => child.content).join('') ?? '';
    const id = ids.take(text);
    token.attrs = [['id', id], ...(token.attrs ?? [])];
    return [{ id, text }];
  });
}

/** Pictures load lazily. Their alt text is the one in the Markdown, not the library's. */
function fitPictures(tokens: Token[], findPicture: FindPicture): void {
  const images = tokens.flatMap(
    ({ children }) => children?.filter(({ type }) => type === 'image') ?? [],
  );
  for (const image of images) {
    const picture = findPicture(`${image.attrGet('src') ?? ''}`);
    const { maxWidth, objectPosition, ...attributes }: Partial<ImageAttributes> = picture
      ? imageAttributes(picture)
      : { loading: 'lazy' };
    for (const [name, value] of Object.entries(attributes)) {
      if (name !== 'alt') image.attrSet(name, `${value}`);
    }
    if (maxWidth) image.attrSet('style', `max-width:${maxWidth}`);
  }
}

const BLOCKS = new Set([
  'paragraph_open',
  'heading_open',
  'blockquote_open',
  'list_item_open',
  'th_open',
  'td_open',
]);

const ARABIC_TEXT: ReturnType<typeof textLanguage> = { dir: 'rtl', lang: 'ar' };

/**
 * Gives each block the direction of its own text; texts of both languages mix in one article. What is not
 * in Latin letters alone is Arabic in an Arabic article, such as a source with a long English title.
 */
markdown.core.ruler.push('languages', ({ tokens, Token }) => {
  const whole = tokens.filter(({ type }) => type === 'inline').map(({ content }) => content);
  const isArabic = textLanguage(whole.join(' ')).lang === 'ar';
  for (const [index, token] of tokens.entries()) {
    if (!BLOCKS.has(token.type)) continue;
    const inline = firstInline(tokens, index);
    const text = inline?.children?.map(({ content }) => content).join('') ?? '';
    const own = textLanguage(text);
    const { lang, ...direction } = isArabic && own.dir === 'ltr' ? ARABIC_TEXT : own;
    // A cell of numbers stands on the side of its column.
    const isNumber = /^t[hd]_/.test(token.type) && !/\p{L}/u.test(text);
    const language = { ...(!isNumber && direction), ...(lang && { lang }) };
    for (const [name, value] of Object.entries(language)) token.attrSet(name, value);
    const isInnermost = inline === tokens[index + 1];
    if (isInnermost && inline?.children && language.dir === 'ltr') {
      inline.children = inline.children.flatMap((child) =>
        isolate(child, Token, 'ar', splitArabic(child.content)),
      );
    }
    if (isInnermost && inline?.children && language.dir === 'rtl') {
      let isLink = false;
      inline.children = inline.children.flatMap((child) => {
        if (child.type.startsWith('link_')) isLink = child.nesting === 1;
        return isolate(
          child,
          Token,
          'en',
          isLink ? [child.content] : child.content.split(LATIN_NAME),
        );
      });
    }
    if (isInnermost && direction.dir !== 'auto') markLatinLinks(inline?.children ?? []);
  }
});

/**
 * The cells of the first row of a table are heads of columns, those that begin the others are heads
 * of rows. The heading above is the name of the first table below it; others add the heads of their
 * columns.
 */
markdown.core.ruler.push('tables', ({ tokens }) => {
  let section = '';
  let isFirst = true;
  let columns: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const text = tokens[index + 1]?.content ?? '';
    if (token.type === 'heading_open') [section, isFirst] = [text, true];
    if (token.type === 'table_open') {
      columns = [];
      token.meta = { section, isFirst, columns } satisfies TableMeta;
      isFirst = false;
    }
    if (token.type === 'th_open') {
      token.attrSet('scope', 'col');
      columns.push(text);
    }
    if (token.type !== 'td_open' || tokens[index - 1]?.type !== 'tr_open') continue;
    token.attrSet('scope', 'row');
    for (const part of [token, tokens[index + 2]]) if (part) part.tag = 'th';
  }
});

const DATE =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) (?=\d)/g;

/** A day stays with its month. */
markdown.core.ruler.push('dates', ({ tokens }) => {
  for (const token of tokens.flatMap(({ children }) => children ?? []))
    if (token.type === 'text') token.content = token.content.replace(DATE, '$1\u00a0');
});

/** The text with which a block begins, if any. */
function firstInline(tokens: Token[], index: number): Token | undefined {
  let next = index + 1;
  while (tokens[next]?.nesting === 1) next += 1;
  return tokens[next]?.type === 'inline' ? tokens[next] : undefined;
}

/** A title that a text of both languages cites is read in its own. One word alone is a name. */
function markLatinLinks(tokens: Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'link_open') continue;
    const end = tokens.findIndex(({ type }, place) => place > index && type === 'link_close');
    const text = tokens
      .slice(index, end)
      .map(({ content }) => content)
      .join('');
    const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
    if (words > 1 && !/\p{Script=Arabic}/u.test(text)) token.attrSet('lang', 'en');
  }
}

/** Before a colon, as in a list of sources, it would draw the next number to its side. Else a title. */
const LATIN_NAME =
  /(\p{Script=Latin}[\p{Script=Latin}\d.& ]{0,39}(?=:)|\p{Script=Latin}{1,20}(?: [\p{Script=Latin}\d&]{1,20}){3,12})/u;

/** Isolates every second part of a text, so that it and what is around it keep their order. */
function isolate(token: Token, NewToken: typeof Token, lang: string, parts: string[]): Token[] {
  if (token.type !== 'text') return [token];
  return parts.flatMap((part, index) => {
    const text = new NewToken('text', '', 0);
    text.content = part;
    if (index % 2 === 0) return [text];
    const open = new NewToken('bdi_open', 'bdi', 1);
    open.attrSet('lang', lang);
    return [open, text, new NewToken('bdi_close', 'bdi', -1)];
  });
}
