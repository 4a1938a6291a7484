import { defineConfig } from 'vitest/config';

/** Started by scripts/faults.mjs, which sees to the build. */
export default defineConfig({
  test: {
    include: ['faults/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 30_000,
    reporters: ['verbose'],
  },
});
