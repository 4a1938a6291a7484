const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const NUMBER = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

interface OpenList {
  level: number;
  list: HTMLElement;
}

/** Word writes the items of a list as paragraphs that begin with their mark; these become lists. */
export function makeWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const mark = paragraph.querySelector('span[style*="mso-list:Ignore" i]');
    const tag = NUMBER.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    // A paragraph between two items ends the list.
    if (paragraph.previousElementSibling !== last) open = [];
    // So does an item of the other kind, at its level.
    open = open.filter(
      (outer) => outer.level < level || (outer.level === level && outer.list.localName === tag),
    );
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else {
        paragraph.before(list);
        last = list;
      }
      open = [...open, { level, list }];
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}
