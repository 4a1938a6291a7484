import { expect, RELEASE, test } from './fixtures';

test('a study replaces the list when it is whole, and its link has the focus again after Back', async ({
  page,
  waitForNetworkIdle,
}) => {
  await page.goto('/case-studies');
  const link = page.getByRole('link', { name: /^Read more.*Customs files complete/ });
  // A link that is pointed at loads its page. What takes longer than a second shows a skeleton.
  await link.hover();
  await waitForNetworkIdle();
  // The shortest text that the page shows on the way, without the skeleton of a slow machine.
  await page.evaluate(() => {
    const { dataset } = document.body;
    const begun = performance.now();
    new MutationObserver(() => {
      if (document.querySelector('[data-skeleton]') && performance.now() > begun + 1_000) return;
      const length = document.getElementById('main')?.textContent.length ?? 0;
      dataset.shortest = `${Math.min(length, Number(dataset.shortest ?? length))}`;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await link.click();
  await expect(page.getByRole('heading', { name: 'What went wrong' })).toBeVisible();
  const shortest = await page.evaluate(() => Number(document.body.dataset.shortest));
  expect(shortest).toBeGreaterThan(2_000);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test(
  'bars of results grow when they come into view, but not for readers who want less motion',
  RELEASE,
  async ({ page }) => {
    const bar = page.locator('[data-bar] > *').first();
    const hasGrown = () =>
      bar.evaluate((element) =>
        element
          .getAnimations()
          .some((animation) => (animation as CSSAnimation).animationName === 'grow'),
      );
    await page.goto('/case-studies/one-order-book');
    await expect(bar).toHaveAttribute('data-path', 'below');
    // An animation that has ended is gone.
    await bar.evaluate((element) => {
      element.addEventListener('animationend', () => element.setAttribute('data-ended', ''));
    });
    expect(await hasGrown()).toBe(false);
    await bar.scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute('data-path', 'seen');
    await expect(bar).toHaveAttribute('data-ended', '');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/case-studies/customs-documents');
    await expect(bar).toHaveAttribute('data-path', 'below');
    await bar.scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute('data-path', 'seen');
    expect(await hasGrown()).toBe(false);
  },
);
