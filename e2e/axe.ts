import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/** What axe finds wrong with the page as it stands: by all its rules, and in dark colours by contrast. */
export async function expectNoFault(page: Page): Promise<void> {
  await expect(page.locator('[data-transition]')).toHaveCount(0);
  expect(await faultsOf(new AxeBuilder({ page }))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(untilStill);
  expect(await faultsOf(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Colours on their way to the other scheme would be measured half-way. */
async function untilStill(): Promise<unknown> {
  // They set out with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  return Promise.allSettled(ending.map(({ finished }) => finished));
}
