import { expect, test } from 'vitest';
import { aLead } from './a-lead';
import { NEWEST_FIRST, sortLeads } from './sort-leads';

const leads = [
  aLead({ name: 'Zain', company: null, interest: 'ai-analytics' }),
  aLead({ name: 'Émile', company: 'Petra 10', interest: null }),
  aLead({ name: 'dana', company: 'Petra 9', interest: 'supply-chain' }),
];

test.each([
  ['name', false, 'dana Émile Zain'],
  ['name', true, 'Zain Émile dana'],
  // Rows without a value come last, in both directions.
  ['company', false, 'dana Émile Zain'],
  ['company', true, 'Émile dana Zain'],
  ['interest', false, 'Zain dana Émile'],
  ['date', false, 'dana Émile Zain'],
])('leads by %s, descending: %s', (by, isDescending, names) => {
  const sorted = sortLeads(leads, { by, isDescending });
  expect(sorted.map(({ name }) => name).join(' ')).toBe(names);
});

test('leads stay as they come for newest first', () => {
  expect(sortLeads(leads, NEWEST_FIRST)).toBe(leads);
});
