import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { media } from '../../../db/schema/media';
import type { Examples, ExampleWorld } from '../examples.types';

export const aPdf = (size = 2_000): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'),
    Buffer.alloc(size, ' '),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);

/** The row of a PDF, without its bytes. */
export function storeMedia(database: Database): string {
  const id = newId();
  const file = { filename: 'plan.pdf', originalName: 'Plan.pdf', mimeType: 'application/pdf' };
  database
    .insert(media)
    .values({ id, ...file, size: 2_000, url: `/media/${id}/plan.pdf` })
    .run();
  return id;
}

const storedId = ({ database }: ExampleWorld) => ({ id: storeMedia(database) });

export const mediaExamples: Examples = {
  create: {
    good: () => ({
      file: { name: 'plan.pdf', type: 'application/pdf', bytes: aPdf() },
      alt: 'The warehouse',
      isPrivate: true,
    }),
    bad: { file: undefined },
  },
  list: {
    good: ({ database }) => {
      storeMedia(database);
      return {};
    },
    bad: { limit: 'many' },
  },
  remove: { good: storedId },
  replace: {
    good: (world) => ({
      ...storedId(world),
      file: { name: 'new.pdf', type: 'application/pdf', bytes: aPdf() },
    }),
    bad: { file: undefined },
  },
  tags: {},
  uses: { good: storedId },
  update: {
    good: (world) => ({
      ...storedId(world),
      alt: 'A report',
      focalX: 30,
      focalY: 60,
      tags: ['reports', 'Amman'],
    }),
    bad: { focalX: 101 },
  },
};
