import { expect, test } from 'vitest';
import { leads } from '../../db/schema/leads';
import { storeLeads } from '../features/leads/leads.examples';
import { createTestApp } from '../test/test-app';
import { isMailbox, mailboxOf } from './mailbox';

test.each([
  ['Dana+Shop@Petra.example', 'dana@petra.example'],
  ['dana@petra.example', 'dana@petra.example'],
  ['+dana@petra.example', '+dana@petra.example'],
  ['dana+a+b@petra.example', 'dana@petra.example'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('a mailbox has all tags of its name, at its domain alone', () => {
  const { deps } = createTestApp();
  const theirs = ['dana@p.example', 'DANA+shop@p.example', 'dana+@p.example', 'dana+a+b@p.example'];
  const others = ['dana@q.example', 'dana+x@sub.p.example', 'danae@p.example', 'dan+a@p.example'];
  const all = [...theirs, ...others];
  storeLeads(deps.database, all.length, (index) => ({ email: all[index] ?? '' }));
  const find = (email: string) =>
    deps.database
      .select({ email: leads.email })
      .from(leads)
      .where(isMailbox(leads.email, email))
      .all()
      .map((lead) => lead.email);
  expect(find('dana+new@p.example').toSorted()).toEqual(theirs.toSorted());
  expect(find('dana@p.example').toSorted()).toEqual(theirs.toSorted());
});

test('a mailbox is found by the index of the addresses', () => {
  const { deps } = createTestApp();
  const query = deps.database.select({ id: leads.id }).from(leads);
  const { sql: text, params } = query.where(isMailbox(leads.email, 'dana@p.example')).toSQL();
  const plan = deps.database.$client.prepare(`explain query plan ${text}`).all(...params);
  expect(JSON.stringify(plan)).not.toContain('SCAN');
});
