import { expect, test } from 'vitest';
import { aLead } from './a-lead';
import {
  countFilters,
  describeEmpty,
  filterLeads,
  listSources,
  readLeadFilters,
} from './filter-leads';
import { readLeadSort, sortLeads } from './sort-leads';

const now = new Date('2026-11-23T10:00:00.000Z');
const viewer = { me: 'me', now, timeZone: 'Asia/Amman' };
const LATE = '2026-11-23T09:00:00.000Z';
const SOON = '2026-11-23T11:00:00.000Z';

const leads = [
  aLead({ id: 'mine', ownerId: 'me', dueAt: SOON, interest: 'other' }),
  aLead({ id: 'mine and late', ownerId: 'me', dueAt: LATE, status: 'qualified' }),
  aLead({ id: 'free', interest: 'other', status: 'lost' }),
  aLead({ id: 'free and late', dueAt: LATE }),
  aLead({ id: 'theirs', ownerId: 'a colleague', status: 'lost' }),
];

const from = (referrer: string | null, utm: { source?: string } | null = null) => ({
  source: { referrer, landingPage: '/', utm },
});

const shown = (params: Parameters<typeof readLeadFilters>[0]) =>
  filterLeads(leads, readLeadFilters(params), viewer).map(({ id }) => id);

test.each([
  [{ owner: 'mine' }, ['mine', 'mine and late']],
  [{ owner: 'none' }, ['free', 'free and late']],
  [{ overdue: 'true' }, ['mine and late', 'free and late']],
  [{ due: '0' }, ['mine', 'mine and late', 'free and late']],
  [{ status: 'lost' }, ['free', 'theirs']],
  [{ interest: 'other' }, ['mine', 'free']],
  [{ owner: 'none', status: 'lost', interest: 'other' }, ['free']],
])('the filters %j show %j', (params, ids) => {
  expect(shown(params)).toEqual(ids);
});

test.each([
  ['0', 1],
  ['1', 2],
  ['7', 3],
] as const)(
  'leads are due within %s days until the end of the last day in the time zone',
  (due, count) => {
    // Shortly before midnight in Amman, which is 21:00 of universal time.
    const days = ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01'];
    const many = days.map((day) => aLead({ id: day, dueAt: `${day}T20:59:00.000Z` }));
    const shown = filterLeads(many, readLeadFilters({ due }), viewer);
    expect(shown.map(({ id }) => id)).toEqual(days.slice(0, count));
    const atMidnight = many.map((lead) => ({
      ...lead,
      dueAt: lead.dueAt?.replace('20:59', '21:00') ?? null,
    }));
    expect(filterLeads(atMidnight, readLeadFilters({ due }), viewer)).toHaveLength(count - 1);
  },
);

test('without filters, and with unknown words in the address, all leads are shown', () => {
  const params = { owner: 'x', overdue: 'x', status: 'x', interest: 'x' };
  expect(filterLeads(leads, readLeadFilters(params), viewer)).toBe(leads);
});

test('while the current user is unknown, no lead is theirs', () => {
  const filters = readLeadFilters({ owner: 'mine' });
  expect(filterLeads(leads, filters, { ...viewer, me: undefined })).toEqual([]);
});

test('each filter has the number of leads that it shows alone', () => {
  expect(countFilters(leads, viewer)).toEqual({ mine: 2, unassigned: 2, overdue: 2 });
});

test('an empty list says which filter is the reason', () => {
  const say = (params: object) => describeEmpty(readLeadFilters(params));
  expect(say({ owner: 'mine' })).toBe('No lead is yours');
  expect(say({ owner: 'none' })).toBe('Every lead has an owner');
  expect(say({ overdue: 'true' })).toBe('No lead is overdue');
  expect(say({ status: 'won' })).toBe('No lead is won');
  expect(say({ interest: 'other' })).toBe('No leads with this interest');
  expect(say({ owner: 'mine', overdue: 'true' })).toBe('No leads match these filters');
});

test('the soonest due time comes first, and leads without one last', () => {
  const sorted = sortLeads(leads, readLeadSort('due')).map(({ dueAt }) => dueAt);
  expect(sorted).toEqual([LATE, LATE, SOON, null, null]);
});

test('statuses are sorted by their order, not by their names', () => {
  const sorted = sortLeads(leads, readLeadSort('-status')).map(({ status }) => status);
  expect(sorted).toEqual(['lost', 'lost', 'qualified', 'new', 'new']);
});

test.each([undefined, 'x', 'email', '--name', '__proto__'])(
  'for the order %s the newest leads come first',
  (param) => {
    expect(readLeadSort(param)).toEqual({ by: 'date', isDescending: true });
  },
);

test('leads are shown by what sent their visitors, the most frequent first', () => {
  const sent = [
    aLead({ id: 'a', ...from(null) }),
    aLead({ id: 'b', ...from('news.example', { source: 'letter' }) }),
    aLead({ id: 'c', ...from('news.example') }),
    aLead({ id: 'd', ...from('news.example', {}) }),
    aLead({ id: 'e', source: null }),
  ];
  expect(listSources(sent)).toEqual(['news.example', 'direct', 'letter']);
  const of = (source: string) =>
    filterLeads(sent, readLeadFilters({ source }), viewer).map(({ id }) => id);
  expect(of('direct')).toEqual(['a']);
  expect(of('letter')).toEqual(['b']);
  expect(of('news.example')).toEqual(['c', 'd']);
});

test('a period shows what came in that many days up to now', () => {
  const sent = [
    aLead({ id: 'new', createdAt: '2026-11-22T10:00:00.000Z' }),
    aLead({ id: 'old', createdAt: '2026-11-22T09:59:59.999Z' }),
  ];
  const filters = readLeadFilters({ period: '1' });
  expect(filterLeads(sent, filters, viewer).map(({ id }) => id)).toEqual(['new']);
  expect(readLeadFilters({ period: '2' }).period).toBeUndefined();
});
