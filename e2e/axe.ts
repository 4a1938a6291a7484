import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/** What axe finds wrong with the page as it stands: by all its rules, and in dark colours by contrast. */
export async function expectNoFault(page: Page): Promise<void> {
  await expect(page.locator('[data-transition]')).toHaveCount(0);
  expect(await faultsOf(new AxeBuilder({ page }))).toEqual([]);
  // Without motion: colours on their way to the other scheme would be measured half-way.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await faultsOf(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
