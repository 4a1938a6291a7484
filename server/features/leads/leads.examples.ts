import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { leads } from '../../../db/schema/leads';
import type { Examples } from '../examples.types';
import { leadSearchText } from './leads.schema';
import type { SubmitLeadInput } from './submit-lead.schema';

let count = 0;

/** A valid inquiry, different at each call. */
export function anInquiry(overrides: Partial<SubmitLeadInput> = {}) {
  count += 1;
  const inquiry: Required<Omit<SubmitLeadInput, 'language' | 'faxNumber'>> = {
    name: `Dana Haddad ${count}`,
    email: `dana${count}@northgate.example`,
    company: 'Northgate Foods',
    phone: '+962 6 555 0142',
    interest: 'supply-chain',
    message: 'We lose about 4% of chilled stock every spring.',
  };
  return { ...inquiry, ...overrides };
}

type NewLead = Partial<typeof leads.$inferInsert>;

/** Stores leads, a minute apart unless `vary` says otherwise, the newest last. Returns their ids. */
export function storeLeads(
  database: Database,
  amount: number,
  vary: (index: number) => NewLead = () => ({}),
): string[] {
  const rows = Array.from({ length: amount }, (_, index) => {
    const lead = {
      ...anInquiry(),
      language: 'en' as const,
      id: newId(),
      createdAt: new Date(Date.UTC(2026, 10, 1) + index * 60_000).toISOString(),
      ...vary(index),
    };
    const searchText = leadSearchText({
      name: lead.name,
      email: lead.email,
      company: lead.company ?? null,
      interest: lead.interest ?? null,
    });
    return { ...lead, searchText };
  });
  database.transaction((transaction) => {
    // Many rows in each statement, since preparing one takes longer than storing a row.
    for (let start = 0; start < amount; start += 500) {
      transaction
        .insert(leads)
        .values(rows.slice(start, start + 500))
        .run();
    }
  });
  return rows.map(({ id }) => id);
}

export const storeLead = (database: Database): string => storeLeads(database, 1)[0] ?? '';

/** Stores a lead. Returns it as those that bulk changes name, with its version. */
const storeVersions = (database: Database, lead: NewLead = {}) =>
  storeLeads(database, 1, () => ({ ...lead, updatedAt: STORED_AT })).map((id) => ({
    id,
    updatedAt: STORED_AT,
  }));

const STORED_AT = '2026-11-01T09:00:00.000Z';

export const leadsExamples: Examples = {
  create: { good: () => ({ ...anInquiry() }), bad: { email: 'dana' } },
  list: {
    good: ({ database }) => {
      storeLeads(database, 3);
      return {};
    },
    bad: { limit: 0 },
  },
  countDue: {},
  update: {
    good: ({ database }) => ({
      id: storeLead(database),
      company: 'Petra Foods',
      phone: '+962 6 555 0199',
      interest: 'other',
      status: 'lost',
      lostReason: 'timing',
      ownerId: ADMINISTRATOR_ID,
    }),
    bad: { id: 'some-id', status: 'hot' },
  },
  detail: { good: ({ database }) => ({ id: storeLead(database) }) },
  searchTimelines: { good: () => ({ search: 'dates' }), bad: { search: 'ab' } },
  timeline: { good: ({ database }) => ({ id: storeLead(database) }), bad: { limit: 0 } },
  session: { good: ({ database }) => ({ id: storeLead(database) }), bad: {} },
  samePerson: { good: ({ database }) => ({ id: storeLead(database) }), bad: {} },
  confirmSamePerson: {
    good: ({ database }) => ({ id: storeLead(database), isSame: true }),
    bad: { isSame: 'yes' },
  },
  addNote: {
    good: ({ database }) => ({
      id: storeLead(database),
      kind: 'call',
      text: 'They ask for dates in writing.',
      mentions: [ADMINISTRATOR_ID],
      happenedAt: '2026-11-01T09:00:00.000Z',
    }),
    bad: { text: '' },
  },
  remove: {
    good: ({ database }) => ({ id: storeLeads(database, 1, () => ({ isSpam: true }))[0] }),
  },
  updateMany: {
    good: ({ database }) => ({
      leads: storeVersions(database),
      status: 'lost',
      lostReason: 'timing',
      ownerId: ADMINISTRATOR_ID,
    }),
    bad: { leads: [] },
  },
  restoreMany: {
    good: ({ database }) => ({
      leads: storeVersions(database).map((version) => ({
        ...version,
        status: 'lost',
        lostReason: 'timing',
        ownerId: ADMINISTRATOR_ID,
        answeredAt: '2026-11-01T09:00:00.000Z',
        dueAt: null,
      })),
    }),
    bad: { leads: [{}] },
  },
  markSpamMany: {
    good: ({ database }) => ({ leads: storeVersions(database), isSpam: true }),
    bad: { isSpam: 'yes' },
  },
  removeMany: {
    good: ({ database }) => ({ leads: storeVersions(database, { isSpam: true }) }),
    bad: { leads: 'all' },
  },
  exportMany: {
    good: ({ database }) => ({ leads: [storeLead(database)] }),
    bad: { leads: [] },
  },
  markSpam: {
    good: ({ database }) => ({ id: storeLead(database), isSpam: true }),
    bad: { isSpam: 'yes' },
  },
};
