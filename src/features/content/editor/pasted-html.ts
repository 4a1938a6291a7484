import { isSafeLink } from '../../../../server/core/fields.schema';
import { makeWordLists } from './word-lists';

const HIDDEN = [
  'script, style, link, meta, title, template, noscript, iframe, object, embed, svg, math',
  'button, input, select, textarea, [hidden]',
].join();

/** What a text is made of besides words and lines. */
const FORMATTING = [
  'h1, h2, h3, h4, h5, h6, p, ul, ol, table, blockquote, pre, code, hr, img',
  'b, strong, i, em, s, del, strike, a[href]',
].join();

/** Google Docs writes links as detours. */
const GOOGLE_LINK = 'https://www.google.com/url?';
const LARGEST_HEADING = 1;
const SMALLEST_HEADING = 6;

/**
 * Reduces the HTML of Word, Google Docs and web pages to the elements that Markdown has. Returns the
 * number of pictures that are not of the media library, which it removes.
 */
export function cleanPasted(body: HTMLElement, origin: string): number {
  removeHidden(body);
  makeWordLists(body);
  applyStyles(body);
  for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) {
    unwrap(bold);
  }
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    list.previousElementSibling?.append(list);
  }
  for (const paragraph of body.querySelectorAll('li > p:first-child')) unwrap(paragraph);
  for (const text of body.querySelectorAll('pre')) makeCode(text);
  for (const link of body.querySelectorAll('a')) cleanLink(link, origin);
  lowerHeadings(body);
  return removePictures(body, origin);
}

export const isFormatted = (body: HTMLElement) => body.querySelector(FORMATTING) !== null;

function removeHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll(HIDDEN)) element.remove();
  for (const element of body.querySelectorAll('[style]')) {
    if (/display:\s*none|mso-hide:\s*all/i.test(styleOf(element))) element.remove();
  }
  // Word writes them where spaces are meant; in Markdown they hide among the others.
  const texts = body.ownerDocument.createTreeWalker(body, 4);
  while (texts.nextNode()) {
    texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '').replaceAll('\u00a0', ' ');
  }
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Word has properties of its own that end in the same words, such as `mso-bidi-font-weight`. */
const MARKS = [
  { style: /(?<!-)font-weight:\s*(?:bold|[6-9]00)/i, tag: 'strong' },
  { style: /(?<!-)font-style:\s*italic/i, tag: 'em' },
  { style: /(?<!-)text-decoration[^;]*:\s*line-through/i, tag: 'del' },
];
const UNMARKED = /(?<!-)font-(?:weight|style):\s*(?:normal|400)/i;

/** Google Docs writes bold words as spans, and the whole text into a `<b>` that is not bold. */
function applyStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    if (UNMARKED.test(styleOf(element))) unwrap(element);
  }
  for (const span of body.querySelectorAll('span')) {
    for (const { style, tag } of MARKS) {
      if (!style.test(styleOf(span)) || span.closest('a[href]')) continue;
      const mark = body.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
}

/** Code as Turndown expects it, whose lines may end in `<br>`. */
function makeCode(text: HTMLPreElement): void {
  for (const end of text.querySelectorAll('br')) end.replaceWith('\n');
  if (text.childNodes.length === 1 && text.firstElementChild?.localName === 'code') return;
  const code = text.ownerDocument.createElement('code');
  code.append(...text.childNodes);
  text.append(code);
}

function cleanLink(link: HTMLAnchorElement, origin: string): void {
  let address = (link.getAttribute('href') ?? '').trim();
  if (address.startsWith(GOOGLE_LINK)) address = new URL(address).searchParams.get('q') ?? '';
  if (address.startsWith(`${origin}/`)) address = address.slice(origin.length);
  if (address.startsWith('#') || !isSafeLink(address)) unwrap(link);
  else link.setAttribute('href', address);
  link.removeAttribute('title');
}

/** The title of the page is its only first-level heading. */
function lowerHeadings(body: HTMLElement): void {
  if (!body.querySelector(`h${LARGEST_HEADING}`)) return;
  for (let level = SMALLEST_HEADING - 1; level >= LARGEST_HEADING; level -= 1) {
    for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`);
  }
}

function removePictures(body: HTMLElement, origin: string): number {
  let removed = 0;
  for (const image of body.querySelectorAll('img')) {
    const address = (image.getAttribute('src') ?? '').replace(origin, '');
    if (address.startsWith('/media/')) image.setAttribute('src', address);
    else {
      image.remove();
      removed += 1;
    }
  }
  return removed;
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);
