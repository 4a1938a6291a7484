import { JSDOM } from 'jsdom';

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcset', 'poster'];
const SAFE = /^(?:https?:|mailto:|tel:|#|\/(?![/\\])|\?|$)/i;

/** Everything in a page that a browser would run, and links that run something. */
export function dangersIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    if (['iframe', 'object', 'embed', 'base', 'frame', 'applet'].includes(name)) found.push(name);
    if (name === 'meta' && element.hasAttribute('http-equiv')) found.push('meta refresh');
    if (name === 'script' && element.textContent.includes('pwned') && !isData(element)) {
      found.push(element.outerHTML);
    }
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`${attribute}=${value}`);
      if (attribute === 'srcdoc') found.push('srcdoc');
      if (ADDRESSES.includes(attribute) && !SAFE.test(value.trim())) {
        found.push(`${attribute}=${value}`);
      }
    }
  }
  return found;
}

/** The data of the page may contain any text: as JSON, which never runs, or in the router's script. */
function isData(script: Element): boolean {
  if (script.textContent.includes('$_TSR')) return true;
  if (!/^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? '')) return false;
  JSON.parse(script.textContent);
  return true;
}
