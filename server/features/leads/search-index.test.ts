import { expect, test } from 'vitest';
import { backUp } from '../../../db/backup';
import { openDatabase } from '../../../db/client';
import { anInquiry, storeLeads } from './leads.examples';
import { listLeads } from './list-leads';
import { NOW, createSearchApp } from '../../test/lead-search';

/** The texts that are indexed, folded, by the tables that they come from. */
const INDEXED = {
  lead_note_search: ['text', 'lead_notes'],
  lead_reply_search: ["subject || ' ' || text", 'lead_replies'],
  chat_message_search: ['message', 'chat_messages'],
  chat_conversation_search: ["visitor_name || ' ' || visitor_email", 'chat_conversations'],
};

/** Fails if an index has anything else than its table. */
const assertIndexed = ({ $client }: ReturnType<typeof openDatabase>) => {
  for (const index of ['lead_search', ...Object.keys(INDEXED)]) {
    $client.exec(`insert into ${index}(${index}, rank) values ('integrity-check', 1)`);
  }
  for (const [index, [text, table]] of Object.entries(INDEXED)) {
    const read = (from: string, column: string) =>
      $client.prepare(`select rowid, ${column} as text from ${from} order by rowid`).all();
    const indexed = read(index, String(text));
    expect(indexed.length, index).toBeGreaterThan(0);
    expect(indexed, index).toEqual(read(String(table), `fold_spelling(${text})`));
  }
};

test('an index follows each change of a lead, and so does its backup', async () => {
  const { database, deps, caller, staff, found } = createSearchApp();
  await caller().leads.create(anInquiry({ name: 'Farah Qubain', email: 'farah@x.example' }));
  const [id = ''] = await found({ search: 'farah qubain' });
  storeLeads(database, 30);
  for (let lead = 0; lead < 3; lead += 1) {
    const email = `dana${lead}@northgate.example`;
    const { id: leadId } = await caller().leads.create(anInquiry({ email }));
    await staff().leads.addNote({ id: leadId, text: `Café ${lead}` });
    await staff().leadReplies.create({ leadId, subject: 'أحمد', message: `Reply ${lead}` });
    await caller().chat.start({ visitorName: 'إيمان', visitorEmail: email, message: 'Hello' });
  }
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
