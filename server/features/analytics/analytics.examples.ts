import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { analyticsTexts, conversions, eventLog } from '../../../db/schema/analytics';
import type { Examples, ExampleWorld } from '../examples.types';

function storeEvent(database: Database): void {
  const { id: typeId } = database
    .insert(analyticsTexts)
    .values({ text: 'page_view', lastUsedOn: '2026-11-21' })
    .onConflictDoUpdate({ target: analyticsTexts.text, set: { lastUsedOn: '2026-11-21' } })
    .returning({ id: analyticsTexts.id })
    .get();
  database
    .insert(eventLog)
    .values({
      id: newId(),
      createdAt: '2026-11-21T09:00:00.000Z',
      typeId,
      eventData: { path: '/solutions' },
      ip: '203.0.113.0',
    })
    .run();
}

const withStoredEvent = ({ database }: ExampleWorld) => {
  storeEvent(database);
  return {};
};

const UNKNOWN_PERIOD = { period: 'ever' };

export const analyticsExamples: Examples = {
  conversions: {
    good: ({ database }) => {
      database.insert(conversions).values({ conversionType: 'contact_form', value: 'other' }).run();
      return {};
    },
    bad: { limit: 1_001 },
  },
  events: { good: withStoredEvent, bad: { cursor: 'here' } },
  series: { good: withStoredEvent, bad: UNKNOWN_PERIOD },
  sources: { good: withStoredEvent, bad: { ...UNKNOWN_PERIOD, filter: 'colour:red' } },
  stats: { good: withStoredEvent, bad: UNKNOWN_PERIOD },
  top: { good: withStoredEvent, bad: UNKNOWN_PERIOD },
  track: {
    good: () => ({ event: 'click:bookDiscoveryCall', data: { section: 'hero' } }),
    bad: { event: '', data: 'hero' },
  },
  types: {},
};
