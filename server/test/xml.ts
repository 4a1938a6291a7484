export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The text directly inside, with its entities read. */
  text: string;
}

const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const TOKEN =
  /<\?xml [^<>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a document without comments, doctype or CDATA; throws where it is not well-formed. */
export function parseXml(source: string): XmlElement {
  if (ILLEGAL.test(source)) throw new Error('The document holds a character that XML cannot');
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  for (const [token, slash, name = '', attributes = '', empty] of source.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? document;
    if (token.startsWith('<?xml')) continue;
    if (token === '<') throw new Error(`A bare < in <${parent.name}>`);
    if (!token.startsWith('<')) {
      parent.text += readEntities(token);
    } else if (slash) {
      if (parent.name !== name) throw new Error(`</${name}> ends <${parent.name}>`);
      open.pop();
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root] = document.children;
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  if (!root || document.children.length > 1) throw new Error('There must be one root element');
  if (document.text.trim()) throw new Error('There is text outside the root element');
  return root;
}

/** The elements of a name right inside another. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the one element of a name right inside another. */
export function textOf(element: XmlElement, name: string): string {
  const [child, ...others] = childrenOf(element, name);
  if (!child || others.length > 0) throw new Error(`<${element.name}> needs one <${name}>`);
  return child.text;
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`${name} stands twice`);
    attributes[name] = readEntities(value);
  }
  return attributes;
}

function readEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d+);|(\w+);)?/g, (entity, code?: string, name?: string) => {
    const character = code ? String.fromCodePoint(Number(code)) : ENTITIES[name ?? ''];
    if (character === undefined) throw new Error(`${entity} is no entity`);
    return character;
  });
}
