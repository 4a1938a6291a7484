import { expect, test } from 'vitest';
import { aLead } from './a-lead';
import { searchLeads } from './search-leads';

const rania = aLead({ id: 'rania', name: 'Rania Aziz', company: 'Northgate' });
const omar = aLead({ id: 'omar', name: 'عمر حداد', email: 'OMAR@Delta.example' });
const dana = aLead({ id: 'dana', name: 'Dana', email: 'd@x.example', interest: 'ai-analytics' });
const rate = aLead({ id: 'rate', name: '100% Sure_', email: 's@y.example' });
const ahmad = aLead({
  id: 'ahmad',
  name: 'أحمد عبدالله',
  company: 'Société Générale du Café',
  email: 'a@z.org',
});
const pages = [[rania, omar], [], [dana, rate]];

const idsFor = (search: string) => searchLeads(pages, search).map(({ id }) => id);

test.each([
  ['', ['rania', 'omar', 'dana', 'rate']],
  ['   ', ['rania', 'omar', 'dana', 'rate']],
  ['example', ['rania', 'omar', 'dana', 'rate']],
  ['RANIA', ['rania']],
  ['omar@delta', ['omar']],
  ['حداد', ['omar']],
  ['  northgate ', ['rania']],
  ['ai & analytics', ['dana']],
  ['ai-analytics', ['dana']],
  ['%', ['rate']],
  ['sure_', ['rate']],
  ['nobody', []],
])('"%s" finds %j', (search, ids) => {
  expect(idsFor(search)).toEqual(ids);
});

test.each(['احمد', 'أَحْمَد', 'عبداللة', 'societe GENERALE', 'Cafe\u0301'])(
  '"%s" finds a name of another spelling',
  (search) => expect(searchLeads([[ahmad, omar]], search)).toEqual([ahmad]),
);

test('a search does not match across two fields or two leads', () => {
  expect(idsFor('azizrania')).toEqual([]);
  expect(idsFor('northgaterania')).toEqual([]);
  expect(idsFor('exampleعمر')).toEqual([]);
});

test('each matching lead is found once, in the order of the pages', () => {
  expect(idsFor('a')).toEqual(['rania', 'omar', 'dana', 'rate']);
});

test('each page is searched by its own texts', () => {
  expect(searchLeads([[rania]], 'rania')).toEqual([rania]);
  expect(searchLeads([[omar], [rania]], 'rania')).toEqual([rania]);
});
