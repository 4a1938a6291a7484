import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { caseStudies } from '../../db/schema/case-studies';
import { createSiteApp } from '../test/site-app';

const sectionOf = (html: string) =>
  /aria-labelledby="proof-heading">(.*?)<\/section>/s.exec(html)?.[1] ?? '';

test.each([
  ['/contact', '/case-studies/', 'Sample studies: the clients are invented'],
  ['/ar/contact', '/ar/case-studies/', 'أمثلة توضيحية: العملاء متخيَّلون'],
])('%s shows the figures of three studies, marked as samples', async (path, start, mark) => {
  const { read } = createSiteApp({ seeded: true });
  const section = sectionOf(await read(path));
  expect(section.split(`href="${start}`)).toHaveLength(4);
  expect(section.match(/text-figure/g)).toHaveLength(3);
  expect(section).toContain(mark);
});

test('real studies are not marked, and without studies the section is left out', async () => {
  const { read, deps } = createSiteApp({ seeded: true });
  deps.database.update(caseStudies).set({ isSample: false }).run();
  const real = sectionOf(await read('/contact'));
  expect(real).toContain('href="/case-studies/');
  expect(real).not.toContain('Sample studies');
  deps.database
    .update(caseStudies)
    .set({ status: 'draft' })
    .where(eq(caseStudies.language, 'en'))
    .run();
  deps.responseCache.invalidate('caseStudies');
  expect(await read('/contact')).not.toContain('proof-heading');
});
