import type { Database } from '../../../db/client';
import type { ContentType, Language } from '../../../db/enums';
import { definedIn } from '../../core/defined-in';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { changedEvent } from '../../live/bus';
import type { DomainEvent, Written } from '../activities/domain-event';
import { updateCaseStudy } from '../case-studies/case-studies.service';
import { type ContentItem, findItem } from '../content/content-tables';
import { visitTexts } from '../content/content-texts';
import type { Editor } from '../content/publication';
import { updateInsight } from '../insights/insights.service';
import { updatePage } from '../pages/pages.service';
import { addressOf, addressOfItem } from './addresses';
import { findLinks, type LinkSource } from './find-links';

type Update<Input, Row> = (database: Database, input: Input, editor: Editor) => Written<Row>;

const NOUNS: Record<ContentType, { noun: string; update: Update<never, unknown> }> = {
  insight: { noun: 'insights', update: updateInsight },
  case_study: { noun: 'caseStudies', update: updateCaseStudy },
  page: { noun: 'pages', update: updatePage },
};

/** The items of ours whose texts link to the present address of an item. */
export async function listLinks({ database, siteUrl }: Deps, item: ContentItem) {
  const address = addressOfItem(database, item);
  if (!address) throw notFound('The item');
  const change = { from: address.path, to: address.path, siteUrl };
  const { sources, isComplete } = await findLinks(database, change);
  return {
    sources: sources.map(({ type, id, title, links }) => ({ type, id, title, links })),
    isComplete,
  };
}

interface Updating {
  id: string;
  slug?: string | undefined;
  language?: Language | null | undefined;
  updatesLinks?: boolean | null | undefined;
}

interface Prepared<Row> {
  /** Updates the item, and the others that link to it, in one transaction. */
  run: (editor: Editor) => Written<Row>;
  /** Called after the commit. */
  announce: () => void;
}

/** An update of an item that changes the links to its old address too, where that is asked for. */
export async function updateWithLinks<Input extends Updating, Row>(
  deps: Deps,
  type: ContentType,
  { updatesLinks, ...input }: Input,
  update: Update<Omit<Input, 'updatesLinks'>, Row>,
): Promise<Prepared<Row>> {
  const { database } = deps;
  const { id, slug, language } = input;
  const before = updatesLinks ? addressOfItem(database, { type, id }) : undefined;
  const next = before && { slug: slug ?? before.slug, language: language ?? before.language };
  if (!before || !next || addressOf(type, next) === before.path) {
    return { run: (editor) => update(database, input, editor), announce: () => undefined };
  }
  const change = { from: before.path, to: addressOf(type, next), siteUrl: deps.siteUrl };
  const { sources } = await findLinks(database, change);
  const { linkChanger } = await import('./links-in-texts');
  const textsOf = (of: ContentType, row: Record<string, unknown>) =>
    visitTexts(of, row, linkChanger(change));
  const others = sources.filter((source) => source.id !== id);
  let events: DomainEvent[] = [];
  return {
    run: (editor) => {
      const own = textsOf(type, { ...findItem(database, { type, id }), ...definedIn(input) });
      const written = update(database, { ...input, ...own }, editor);
      events = others.flatMap(
        (source) => changeSource(database, source, { textsOf, editor }) ?? [],
      );
      const { event } = written;
      return { ...written, events: event ? [event, ...events] : events };
    },
    announce: () => {
      for (const noun of new Set(others.map((source) => NOUNS[source.type].noun))) {
        deps.responseCache.invalidate(noun);
      }
      for (const event of events) deps.bus.publish(changedEvent(event));
    },
  };
}

interface Changing {
  textsOf: (type: ContentType, row: Record<string, unknown>) => Record<string, unknown>;
  editor: Editor;
}

/** Changes the links of one item. Reads them again if it was saved since they were found. */
function changeSource(
  database: Database,
  { type, id, updatedAt, changes: found }: LinkSource,
  { textsOf, editor }: Changing,
): DomainEvent | null {
  const row = findItem(database, { type, id });
  if (!row) return null;
  const changes = row.updatedAt === updatedAt ? found : textsOf(type, row);
  if (Object.keys(changes).length === 0) return null;
  return NOUNS[type].update(database, { ...changes, id } as never, editor).event;
}
