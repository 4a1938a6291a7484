import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { insights } from '../../db/schema/insights';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { markdown } from '../features/content/markdown';
import { anInsight } from '../features/insights/insights.examples';
import { serve } from '../test/serve';
import { createSiteApp } from '../test/site-app';

test('a script that Markdown lets through does not run', async () => {
  // As if Markdown were set up wrongly, or had a bug.
  markdown.set({ html: true });
  onTestFinished(() => void markdown.set({ html: false }));
  const script = "<script>document.documentElement.dataset.injected = 'yes'</script>";
  const { app, deps } = createSiteApp({});
  const content = `Before\n\n${script}\n\nAfter`;
  deps.database
    .insert(insights)
    .values(anInsight({ slug: 'hostile', content }))
    .run();
  const url = await serve(app);

  const browser = await chromium.launch({ executablePath: findBrowser() });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  const response = await page.goto(`${url}/insights/hostile`);
  expect(await response?.text()).toContain(script);
  expect(await page.locator('html').getAttribute('data-injected')).toBeNull();
  expect(refused.join()).toMatch(/inline script.*Content Security Policy/);
  // The scripts of the page itself have run.
  expect(await page.evaluate(() => '$_TSR' in globalThis)).toBe(true);
});
