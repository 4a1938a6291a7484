import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app';
import { aGreeting } from './greetings.examples';

test('pages carry the greetings, from the moment of each change, and nothing without any', async () => {
  const { staff, get } = createTestApp();
  const page = async () => (await get('/solutions')).text();
  expect(await page()).not.toContain('greetings');
  const { id } = await staff().greetings.create(aGreeting({ path: '/solutions', text: 'Hello.' }));
  expect(await page()).toContain('Hello.');
  await staff().greetings.update({ id, text: 'Good morning.' });
  expect(await page()).toContain('Good morning.');
  await staff().greetings.remove({ id });
  expect(await page()).not.toContain('Good morning.');
});

test('a greeting of a page that is not there is stored, and staff are told', async () => {
  const { staff } = createTestApp();
  const paths = ['/ar/terms', '/contact', '/no-such-page'];
  for (const path of paths) await staff().greetings.create(aGreeting({ path }));
  const listed = await staff().greetings.list();
  expect(listed.map(({ path, hasPage }) => [path, hasPage])).toEqual([
    ['/ar/terms', true],
    ['/contact', true],
    ['/no-such-page', false],
  ]);
});

const TAKEN = 'This page has a greeting already';

test('a page has one greeting', async () => {
  const { staff } = createTestApp();
  const { path } = await staff().greetings.create(aGreeting());
  const second = staff().greetings.create(aGreeting({ path }));
  await expect(second).rejects.toMatchObject({ code: 'CONFLICT', message: TAKEN });
  const other = await staff().greetings.create(aGreeting());
  const moved = staff().greetings.update({ id: other.id, path });
  await expect(moved).rejects.toMatchObject({ code: 'CONFLICT', message: TAKEN });
});

test.each(['solutions', '//evil.example', '/admin/leads', '/a b', '/client', '/a?b'])(
  '%s is no page of the site',
  async (path) => {
    const created = createTestApp().staff().greetings.create(aGreeting({ path }));
    await expect(created).rejects.toThrow('Page must be a path of the site');
  },
);

test('there are at most 100', async () => {
  const { staff } = createTestApp();
  for (let count = 0; count < 100; count += 1) await staff().greetings.create(aGreeting());
  await expect(staff().greetings.create(aGreeting())).rejects.toThrow('There are 100 greetings');
});
