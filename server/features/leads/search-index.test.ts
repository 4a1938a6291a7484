import { expect, test } from 'vitest';
import { backUp } from '../../../db/backup';
import { openDatabase } from '../../../db/client';
import { anInquiry, storeLeads } from './leads.examples';
import { listLeads } from './list-leads';
import { NOW, createSearchApp } from '../../test/lead-search';

/** Fails if an index has anything else than its table. */
const assertIndexed = ({ $client }: ReturnType<typeof openDatabase>) => {
  for (const index of ['lead_search', 'lead_note_search', 'lead_reply_search']) {
    $client.exec(`insert into ${index}(${index}, rank) values ('integrity-check', 1)`);
  }
};

test('an index follows each change of a lead, and so does its backup', async () => {
  const { database, deps, caller, staff, found } = createSearchApp();
  await caller().leads.create(anInquiry({ name: 'Farah Qubain', email: 'farah@x.example' }));
  const [id = ''] = await found({ search: 'farah qubain' });
  storeLeads(database, 30);
  await staff().leads.update({ id, name: 'Farah Zureikat' });
  expect(await found({ search: 'qubain' })).toEqual([]);
  expect(await found({ search: 'zureikat' })).toEqual([id]);
  assertIndexed(database);

  // Rows that are gone leave gaps, which a copy does not have.
  await staff().people.erase({ email: 'dana1@northgate.example' });
  const backup = `${deps.settings.databaseFile}.backup`;
  await backUp(deps.settings.databaseFile, backup);
  const copy = openDatabase(backup);
  assertIndexed(copy);
  const inCopy = await listLeads(copy, { search: 'zureikat', isSpam: false }, NOW);
  expect(inCopy.leads.map((lead) => lead.id)).toEqual([id]);
  copy.$client.close();
});
