/** Ids that the surrounding page uses. */
const PAGE_IDS = [
  'app',
  'main',
  'toasts',
  'chat-name',
  'chat-email',
  'frieze',
  'contents-heading',
  'related-heading',
  'cta-heading',
];

/** They are written in few words, and nobody types them. */
const ARABIC_VOWELS = /[\u064b-\u0652\u0670]/g;

/** Creates unique ids for the headings of one page. */
export class HeadingIds {
  readonly #taken = new Set(PAGE_IDS);
  /** The next suffix for each text, so that n equal headings take n steps. */
  readonly #nextNumber = new Map<string, number>();

  /** The words of the heading with hyphens, and a number when that id is taken. */
  take(heading: string): string {
    const words =
      heading
        .toLowerCase()
        .replaceAll(ARABIC_VOWELS, '')
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .join('-') || 'section';
    let id = words;
    let number = this.#nextNumber.get(words) ?? 2;
    for (; this.#taken.has(id); number += 1) id = `${words}-${number}`;
    this.#nextNumber.set(words, number);
    this.#taken.add(id);
    return id;
  }
}
