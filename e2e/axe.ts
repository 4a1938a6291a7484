import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/**
 * Expects no axe violations on the page, or in the parts of it that a selector finds: all rules in
 * the light theme, and the contrast in the dark theme.
 */
export async function expectNoFault(page: Page, within = 'html'): Promise<void> {
  const axe = () => new AxeBuilder({ page }).include(within);
  // Without transitions: axe would measure colours while they change.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await waitForAnimations(page);
  expect(await faultsOf(axe())).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await waitForAnimations(page);
  expect(await faultsOf(axe().withRules('color-contrast'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await waitForAnimations(page);
}

/** Waits until dialogs have opened and colours have changed, but not for what moves for ever or by scrolling. */
async function waitForAnimations(page: Page): Promise<void> {
  await expect(page.locator('[data-transition]')).toHaveCount(0);
  const countEnding = () =>
    document.getAnimations().filter(({ playState, effect, timeline }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && end !== Infinity && timeline === document.timeline;
    }).length;
  await expect.poll(() => page.evaluate(countEnding)).toBe(0);
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  // No page has frames of other origins, for which axe would open another page each time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
