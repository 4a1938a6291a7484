import { expect, test } from 'vitest';
import { mailOutbox } from '../../../db/schema/mail';
import { contactNews } from '../../../db/schema/project-updates';
import { createClientPages } from '../../test/client-pages';
import { DAY_MS, movableClock } from '../../test/clock';
import { mailNews } from './mail-news';
import { removeOldNews } from './notified-contacts';

const NEWS = 60;

function createPages() {
  const { clock, advance } = movableClock();
  const pages = createClientPages({ deps: { clock } });
  const { contactId, projectId } = pages;
  const news = Array.from({ length: NEWS }, () => ({
    contactId,
    projectId,
    event: 'milestone.updated',
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
  const listed = mails.map(({ body }) => body.split('a milestone has a new date').length - 1);
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
