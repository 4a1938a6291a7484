import { describe, expect, test } from 'vitest';
import { LEAD_DETAILS, type LeadDetails } from '../../../server/features/leads/leads.schema';
import { aLead } from './a-lead';
import { leadsToCsv } from './leads-csv';
import { leadStats } from './leads-figures';
import type { Lead } from './leads-cache';

const NOW = new Date(2026, 10, 21, 12);

const at = (...parts: [number, number, number, number?, number?, number?, number?]) =>
  aLead({ createdAt: new Date(...parts).toISOString() });

function figures(leads: Lead[], count: number | undefined = leads.length, isComplete = true) {
  const stats = leadStats({ leads, count, isComplete }, NOW);
  return Object.fromEntries(stats.map(({ label, value }) => [label, value]));
}

describe('the cards', () => {
  test('show zero without leads', () => {
    expect(figures([])).toEqual({
      'Total Leads': '0',
      'This Month': '0',
      'With Company': '0',
      'Conversion Rate': '0%',
    });
  });

  test('have no figures before the first response', () => {
    const stats = leadStats({ leads: [], count: undefined, isComplete: false }, NOW);
    expect(stats.map(({ value }) => value)).toEqual(Array(4).fill(undefined));
  });

  test('show only what the first page of many can tell', () => {
    expect(figures([aLead({ createdAt: NOW.toISOString() })], 2_345, false)).toEqual({
      'Total Leads': '2,345',
      'This Month': undefined,
      'With Company': undefined,
      'Conversion Rate': '100%',
    });
    expect(figures([at(2026, 9, 1)], 2_345, false)).toMatchObject({ 'This Month': '0' });
  });

  test('count the current month of the current year, in the time zone of the user', () => {
    const inside = [at(2026, 10, 1), at(2026, 10, 30, 23, 59, 59, 999)];
    const outside = [at(2026, 9, 31, 23, 59, 59, 999), at(2026, 11, 1), at(2025, 10, 21)];
    expect(figures([...inside, ...outside])).toMatchObject({ 'This Month': '2' });
  });

  test('count leads with a company', () => {
    const leads = [aLead({ company: 'Northgate' }), aLead({ company: '' }), aLead()];
    expect(figures(leads)).toMatchObject({ 'With Company': '1' });
  });

  test('have a conversion rate of 100% if there are leads', () => {
    expect(figures([aLead()])).toMatchObject({ 'Conversion Rate': '100%' });
  });
});

test('the CSV file has one row per lead, with the label of its interest and a sortable date', () => {
  const csv = leadsToCsv([
    aLead({ company: 'Northgate, Ltd', phone: '+962 6', interest: 'ai-analytics' }),
    aLead({ message: 'the "big"\none' }),
  ]);
  const row = (details: Partial<Record<keyof LeadDetails, string>>, message: string) => {
    const columns = Object.keys(LEAD_DETAILS) as (keyof LeadDetails)[];
    const shown = columns.map((name) => `"${details[name] ?? ''}"`).join();
    return `"Dana Haddad","dana@mail.example",${shown},"${message}","${NOW.toISOString()}"`;
  };
  const [header, ...rows] = csv.split('\r\n');
  expect(header).toMatch(/^"Name","Email","Company","Phone","Interest",.*"Message","Date"$/);
  expect(rows).toEqual([
    row({ company: 'Northgate, Ltd', phone: "'+962 6", interest: 'AI & Analytics' }, 'Hello'),
    row({}, 'the ""big""\none'),
    '',
  ]);
});
