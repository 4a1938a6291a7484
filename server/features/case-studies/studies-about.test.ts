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
