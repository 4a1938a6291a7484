import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';

/** Run by `npm run test:e2e`, which finds a browser and builds first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // For a machine that is busy with other things: what is waited for seldom takes a tenth of it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One more than the cores, since tests also wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
