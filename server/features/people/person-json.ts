import { writePages } from '../../rest/stream-list';
import type { Section, ShownPerson } from './show-person';

/** Reads the page of a section that its cursor leads to. */
export type ReadSection = (section: string, cursor: string) => Promise<ShownPerson>;

/** Everything about a person as JSON, page by page. */
export async function* writePerson(
  { email, sections }: ShownPerson,
  read: ReadSection,
): AsyncGenerator<string> {
  yield `{"email":${JSON.stringify(email)},"sections":[`;
  for (const [index, section] of sections.entries()) {
    const { name, label, stays, count } = section;
    const head = JSON.stringify({ name, label, stays, count }).slice(0, -1);
    yield* writePages({
      before: `${index > 0 ? ',' : ''}${head},"rows":[`,
      first: section,
      next: (cursor) => pageOf(read, section, cursor),
      after: ']}',
    });
  }
  yield ']}';
}

/** Rows that have gone meanwhile end the list. */
async function pageOf(read: ReadSection, { name }: Section, cursor: string) {
  const { sections } = await read(name, cursor);
  return sections[0] ?? { rows: [], nextCursor: null };
}
