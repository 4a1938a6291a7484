import { JSDOM } from 'jsdom';

/** The root element of a document. Throws unless it is well-formed. */
export function parseXml(source: string): Element {
  return new JSDOM(source, { contentType: 'application/xml' }).window.document.documentElement;
}

/** The direct children with a name. */
export function childrenOf(element: Element, name: string): Element[] {
  return [...element.children].filter((child) => child.tagName === name);
}

/** The text of the only direct child with a name. */
export function textOf(element: Element, name: string): string {
  const [child, ...others] = childrenOf(element, name);
  if (!child || others.length > 0) throw new Error(`<${element.tagName}> needs one <${name}>`);
  return child.textContent;
}
