import type { Database } from '../../../db/client';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import type { ContentType } from '../../../db/enums';
import { anOptionalPart, storeStudy } from '../case-studies/case-studies.examples';
import { aPublication } from '../content/publication.examples';
import type { Examples, ExampleWorld } from '../examples.types';
import { storeInsight } from '../insights/insights.examples';
import { storePage } from '../pages/pages.examples';
import { findItem } from '../content/content-tables';
import { saveDraft } from './drafts.service';

type Store = (database: Database, overrides?: { language: 'ar' }) => string;

const STORE: Record<ContentType, Store> = {
  insight: (database, overrides) => storeInsight(database, overrides).id,
  case_study: storeStudy,
  page: (database, overrides) => storePage(database, overrides).id,
};

/** An item with a draft beside it. */
function storeDraft({ database }: ExampleWorld, type: ContentType) {
  const id = STORE[type](database);
  const author = { id: ADMINISTRATOR_ID, now: new Date().toISOString() };
  saveDraft(database, type, { id, title: 'Better put' }, author);
  return { id };
}

/** The author and the original of a translation. */
function references(database: Database, type: ContentType) {
  const inArabic = () => STORE[type](database, { language: 'ar' });
  const { language, authorId, translationOf } = aPublication(database, inArabic);
  return { language, authorId, translationOf };
}

const beside = (type: ContentType) => ({
  read: { good: (world: ExampleWorld) => storeDraft(world, type) },
  save: {
    good: (world: ExampleWorld) => ({
      ...storeDraft(world, type),
      title: 'Put better still',
      ...references(world.database, type),
      ...(type === 'case_study' && anOptionalPart(world.database)),
      ...(type === 'insight' && { searchTitle: 'Why ERP projects stall' }),
      ...(type === 'page' && { metaTitle: 'Work with us', metaDescription: 'Open positions.' }),
    }),
    bad: { title: 7 },
  },
  discard: { good: (world: ExampleWorld) => storeDraft(world, type) },
});

const insight = beside('insight');
const study = beside('case_study');
const page = beside('page');

const storedPage = ({ database }: ExampleWorld) => {
  const id = STORE.page(database);
  return { id, startedFrom: findItem(database, { type: 'page', id })?.updatedAt };
};

export const draftsExamples: Examples = {
  autosave: {
    good: (world) => ({ type: 'page', ...storedPage(world), values: { title: 'Half a ti' } }),
    bad: { values: 'none' },
  },
  caseStudy: study.read,
  discardCaseStudy: study.discard,
  discardInsight: insight.discard,
  discardPage: page.discard,
  dropAutosave: {
    good: (world) => ({ id: storedPage(world).id, updatedAt: '2026-10-22T07:00:00.000Z' }),
    bad: { updatedAt: 'yesterday' },
  },
  insight: insight.read,
  list: { good: () => ({ type: 'page' }), bad: { type: 'lead' } },
  open: {
    good: (world) => ({ type: 'page', ...storeDraft(world, 'page') }),
    bad: { type: 'lead' },
  },
  page: page.read,
  saveCaseStudy: study.save,
  saveInsight: insight.save,
  savePage: page.save,
};
