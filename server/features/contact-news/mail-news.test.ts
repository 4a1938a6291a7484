import { expect, test } from 'vitest';
import { mailOutbox } from '../../../db/schema/mail';
import { contactNews } from '../../../db/schema/project-updates';
import { createClientPages } from '../../test/client-pages';
import { DAY_MS, movableClock } from '../../test/clock';
import { STAFF } from '../../test/test-app';
import { storeUpdate } from '../project-updates/project-updates.examples';
import { mailNews } from './mail-news';
import { removeOldNews } from './notified-contacts';

const NEWS = 60;

function createPages() {
  const { clock, advance } = movableClock();
  const pages = createClientPages({ deps: { clock } });
  const { contactId, projectId } = pages;
  const news = Array.from({ length: NEWS }, (_, index) => ({
    contactId,
    projectId,
    event: 'project_update.created',
    updateId: storeUpdate(pages.deps.database, { projectId, title: `Week ${index}` }),
    mail: 'digest' as const,
    createdAt: clock().toISOString(),
  }));
  pages.deps.database.insert(contactNews).values(news).run();
  return { ...pages, advance };
}

test('what one digest has no room for comes in another', async () => {
  const { deps, advance } = createPages();
  advance(DAY_MS);
  await mailNews(deps);
  const mails = deps.database.select().from(mailOutbox).all();
  const listed = mails.map(({ body }) => body.split('Order forecast: Week').length - 1);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'News of your projects: 50',
    'News of your projects: 10',
  ]);
  expect(listed).toEqual([50, 10]);
});

test('news that were never mailed are removed after ninety days too', async () => {
  const { deps, count, advance } = createPages();
  // More than a week at once would be a jump of the clock.
  const wait = async (weeks: number) => {
    for (let week = 0; week < weeks; week += 1) {
      advance(7 * DAY_MS);
      await removeOldNews(deps);
    }
  };
  await wait(12);
  expect(count(contactNews)).toBe(NEWS);
  await wait(1);
  expect(count(contactNews)).toBe(0);
});

test('the first change of a plan is mailed at once, the others are one line of the digest', async () => {
  const { clock, advance } = movableClock();
  const { deps, send, projectId } = createClientPages({ deps: { clock } });
  const path = `/api/admin/projects/${projectId}/milestones`;
  for (const title of ['Survey', 'Layout', 'Trial']) {
    expect((await send('POST', path, { title }, STAFF)).status).toBe(201);
  }
  const mails = () => deps.database.select().from(mailOutbox).all();
  await mailNews(deps);
  expect(mails().map(({ subject }) => subject)).toEqual(['Order forecast: a new milestone']);
  advance(DAY_MS);
  await mailNews(deps);
  expect(mails()[1]?.body.split('a new milestone')).toHaveLength(2);
});

test('what waits for an answer is mailed at once, however many mails there were, with its day', async () => {
  const { deps, postUpdate } = createClientPages();
  for (let number = 0; number < 12; number += 1) await postUpdate({ title: `Week ${number}` });
  await postUpdate({ title: 'Sign', ask: { kind: 'approve', dueDate: '2099-11-29' } });
  await mailNews(deps);
  const mails = deps.database.select().from(mailOutbox).all();
  expect(mails).toHaveLength(11);
  expect(mails.at(-1)).toMatchObject({ subject: 'Waiting for you: Sign (Order forecast)' });
  expect(mails.at(-1)?.body).toContain('Please answer by Sunday, November 29, 2099.');
});
