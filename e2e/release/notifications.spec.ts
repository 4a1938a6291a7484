import { expect, sendInquiry, test } from '../fixtures';

// What is unread is counted.
test.use({ database: 'notifications' });

/** Replaces the browser's own notifications, which a headless browser cannot show. */
function recordNotifications() {
  const shown: string[] = [];
  const asked: number[] = [];
  class Recorded {
    static permission = 'default';
    static requestPermission() {
      asked.push(1);
      Recorded.permission = 'granted';
      return Promise.resolve('granted');
    }
    onclick = null;
    constructor(title: string) {
      shown.push(title);
    }
    close() {
      shown.pop();
    }
  }
  Object.assign(window, { Notification: Recorded, shown, asked });
}

test('the bell tells of an inquiry at once, leads to it, and the browser shows what was allowed', async ({
  page,
  request,
  openConsole,
}) => {
  await page.addInitScript(recordNotifications);
  await openConsole('/admin/settings?tab=account');
  const bell = page.getByRole('button', { name: /^Notifications/ }).locator('visible=true');
  const recorded = (name: 'shown' | 'asked') =>
    page.evaluate((of) => (window as unknown as Record<string, unknown[]>)[of], name);

  await expect(page.getByText('You get no mails')).toBeVisible();
  expect(await recorded('asked'), 'asked on load').toEqual([]);
  await page.getByRole('button', { name: 'Allow in This Browser' }).click();
  expect(await recorded('asked')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Allow in This Browser' })).toBeHidden();

  await expect(bell).toHaveAccessibleName('Notifications');
  await sendInquiry(request, { name: 'Dana Haddad' });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expect.poll(() => recorded('shown')).toEqual(['New inquiry from Dana Haddad']);

  const row = page.getByRole('group', { name: 'New inquiry' });
  const saved = page.waitForResponse(/notifications\.choose/);
  await row.getByLabel('Browser').uncheck();
  expect((await saved).status()).toBe(200);
  await sendInquiry(request, { name: 'Omar Said' });
  await sendInquiry(request, { name: 'يوسف العامري' });
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
  expect(await recorded('shown')).toHaveLength(1);

  await bell.click();
  const list = page.getByRole('list', { name: 'Newest notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  // On a phone the bell is another button.
  await page.setViewportSize({ width: 390, height: 900 });
  await bell.click();
  await list.getByRole('link', { name: /Omar Said/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Omar Said' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');

  await bell.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mark All Read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bell).toBeFocused();
  await page.reload();
  await bell.click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  expect(await recorded('shown'), 'shown again on load').toEqual([]);
});
