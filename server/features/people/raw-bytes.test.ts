import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backUp } from '../../../db/backup';
import { chatMessages } from '../../../db/schema/chat';
import { write } from '../../../db/write';
import { createFirm, fillNotificationHour, storePerson } from '../../test/person';
import { anInquiry, storeLeads } from '../leads/leads.examples';
import { erasePerson } from './erase-person';

const isIn = (file: string, word: RegExp) =>
  existsSync(file) && word.test(readFileSync(file).toString('latin1'));

test('nothing of an erased person is left in the bytes of the file, its log and a new backup', async () => {
  const firm = createFirm();
  const { databaseFile } = firm.deps.settings;
  await storePerson(firm, 'remaining');
  const { email } = await storePerson(firm, 'erasable');
  fillNotificationHour(firm);
  const inquiry = anInquiry({ email, name: 'In the erasable digest' });
  await firm.caller().leads.create(inquiry);
  // Later rows move those of the person to other pages of the file.
  storeLeads(firm.deps.database, 500);
  const files = [databaseFile, `${databaseFile}-wal`];
  expect(files.some((file) => isIn(file, /erasable/i))).toBe(true);
  await firm.staff().people.erase({ email });
  expect(files.filter((file) => isIn(file, /erasable/i))).toEqual([]);
  expect(isIn(databaseFile, /remaining/)).toBe(true);
  const backup = `${databaseFile}.backup`;
  await backUp(databaseFile, backup);
  expect(isIn(backup, /erasable/i)).toBe(false);
  expect(isIn(backup, /remaining/)).toBe(true);
});

test('the search indexes lose what they had of an erased person', async () => {
  const firm = createFirm();
  const { database } = firm.deps;
  const { databaseFile } = firm.deps.settings;
  const inquiry = anInquiry({ email: 'qzjxvk@nile.example', name: 'Qzjxvk Wqzvjq' });
  const { id } = await firm.caller().leads.create(inquiry);
  await firm.staff().leads.addNote({ id, text: 'Qzjxvk asks for wqzvjq' });
  await firm.staff().leadReplies.create({ leadId: id, subject: 'Wqzvjq', message: 'For qzjxvk' });
  storeLeads(database, 500);
  /** Trigrams begin where they differ from the one before, so these are complete. */
  const indexes = ['lead_search', 'lead_note_search', 'lead_reply_search'];
  const found = () =>
    indexes.filter((index) =>
      database.$client
        .prepare(`select 1 from ${index}_data where instr(block, ?) or instr(block, ?)`)
        .get(Buffer.from('qzj'), Buffer.from('wqz')),
    );
  expect(found()).toEqual(indexes);
  await firm.staff().people.erase({ email: inquiry.email });
  expect(found()).toEqual([]);
  const files = [databaseFile, `${databaseFile}-wal`];
  expect(files.filter((file) => isIn(file, /qzj|wqz/i))).toEqual([]);
});

test('a step removes at most 500 rows, and a repetition goes on after an interruption', async () => {
  const firm = createFirm();
  const { database, personalRegister } = firm.deps;
  const { email, conversationId } = await storePerson(firm, 'erasable');
  const insert = database.$client.prepare(
    "insert into chat_messages (id, conversation_id, message, sender_type) values (?, ?, 'm', 'visitor')",
  );
  for (let index = 0; index < 1_200; index += 1) insert.run(`m${index}`, conversationId);
  const before = firm.count(chatMessages);
  const { result, event } = await write(database, () =>
    erasePerson(database, personalRegister, email, {}),
  );
  expect(result.isDone).toBe(false);
  expect(event).toBeNull();
  expect(before - firm.count(chatMessages)).toBeGreaterThan(400);
  const { files, ...rows } = result.counts;
  expect(files).toBe(3);
  expect(Object.values(rows).reduce((sum, count) => sum + count)).toBe(500);
  const { counts } = await firm.staff().people.erase({ email });
  expect(counts).toMatchObject({ leads: 2, conversations: 2 });
  expect(await firm.staff().people.show({ email })).toMatchObject({ email, sections: [] });
});
