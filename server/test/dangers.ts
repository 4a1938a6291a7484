import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'srcset', 'poster'];
const SAFE = /^(?:https?:|mailto:|tel:|#|\/(?![/\\])|\?|$)/i;

/** Everything in a page that a browser would run, and links that run something. */
export function dangersIn(html: string): string[] {
  const found: string[] = [];
  for (const { tagName: name, attrs, ...element } of elementsIn(parse(html))) {
    if (['iframe', 'object', 'embed', 'base', 'frame', 'applet'].includes(name)) found.push(name);
    if (name === 'meta' && attrs.some((one) => one.name === 'http-equiv')) {
      found.push('meta refresh');
    }
    const text = name === 'script' ? textOf(element) : '';
    if (text.includes('pwned') && !isData(text, attrs)) found.push(`<script>${text}`);
    for (const { name: attribute, value } of attrs) {
      if (/^on/i.test(attribute)) found.push(`${attribute}=${value}`);
      if (attribute === 'srcdoc') found.push('srcdoc');
      // The name of `xlink:href` is `href` with a prefix.
      if (ADDRESSES.includes(attribute) && !SAFE.test(value.trim())) {
        found.push(`${attribute}=${value}`);
      }
    }
  }
  return found;
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

const textOf = ({ childNodes }: Pick<Element, 'childNodes'>) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** The data of the page may contain any text: as JSON, which never runs, or in the router's script. */
function isData(text: string, attrs: Element['attrs']): boolean {
  if (text.includes('$_TSR')) return true;
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  if (!/^application\/(?:ld\+)?json$/.test(type)) return false;
  JSON.parse(text);
  return true;
}
