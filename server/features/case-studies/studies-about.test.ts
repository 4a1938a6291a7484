import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app';
import { storeInsight } from '../insights/insights.examples';
import { storeStudy } from './case-studies.examples';
import { listStudiesAbout } from './case-studies.service';

test('an article has the public studies that name it, the newest first', () => {
  const { database } = createTestApp().deps;
  const { id: relatedInsightId, slug } = storeInsight(database);
  const store = (values: Parameters<typeof storeStudy>[1]) =>
    storeStudy(database, { relatedInsightId, ...values });
  store({ slug: 'first', createdAt: '2026-01-01T00:00:00.000Z' });
  store({ slug: 'second', createdAt: '2026-01-02T00:00:00.000Z' });
  store({ slug: 'draft', status: 'draft' });
  store({ slug: 'other', relatedInsightId: null });
  const slugs = listStudiesAbout(database, slug).map((study) => study.slug);
  expect(slugs).toEqual(['second', 'first']);
});

test('an article without a study of its own has that of its solution, in its language', () => {
  const { database } = createTestApp().deps;
  const { slug } = storeInsight(database, { category: 'Supply Chain' });
  const arabic = storeInsight(database, {
    slug: 'ours-ar',
    category: 'Supply Chain',
    language: 'ar',
  });
  expect(listStudiesAbout(database, slug)).toEqual([]);
  storeStudy(database, { slug: 'one-order-book' });
  storeStudy(database, { slug: 'one-order-book-ar', language: 'ar' });
  const slugsFor = (article: string) =>
    listStudiesAbout(database, article).map((study) => study.slug);
  expect(slugsFor(slug)).toEqual(['one-order-book']);
  expect(slugsFor(arabic.slug)).toEqual(['one-order-book-ar']);
  expect(slugsFor('nowhere')).toEqual([]);
  const draft = storeInsight(database, {
    slug: 'draft',
    category: 'Supply Chain',
    status: 'draft',
  });
  expect(slugsFor(draft.slug)).toEqual([]);
});
