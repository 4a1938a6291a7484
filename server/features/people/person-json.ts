import { writePages } from '../../rest/stream-list';
import type { Section, ShownPerson } from './show-person';

/** Reads the page of a section that its cursor leads to. */
export type ReadSection = (section: string, cursor: string) => ShownPerson | Promise<ShownPerson>;

type Page = Pick<Section, 'rows' | 'nextCursor'>;

/** Everything about a person as JSON, page by page. */
export async function* writePerson(
  { email, otherAddresses, sections }: ShownPerson,
  read: ReadSection,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ email, otherAddresses }).slice(0, -1)},"sections":[`;
  for (const [index, section] of sections.entries()) {
    const { name, label, stays, count } = section;
    const head = JSON.stringify({ name, label, stays, count }).slice(0, -1);
    yield* writePages({
      before: `${index > 0 ? ',' : ''}${head},"rows":[`,
      first: section,
      next: (cursor) => pageOf(section, read, cursor),
      after: ']}',
    });
  }
  yield ']}';
}

/** The pages of a section, with the one that is known already. */
export async function* pagesOf(section: Section, read: ReadSection): AsyncGenerator<Page> {
  let page: Page = section;
  yield page;
  while (page.nextCursor !== null) {
    page = await pageOf(section, read, page.nextCursor);
    yield page;
  }
}

/** Rows that have gone meanwhile end the list. */
async function pageOf({ name }: Section, read: ReadSection, cursor: string): Promise<Page> {
  const { sections } = await read(name, cursor);
  return sections[0] ?? { rows: [], nextCursor: null };
}
