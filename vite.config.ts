import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react(), tailwindcss()],
  // What React has had since its version 18.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: {
          input: 'server/index.ts',
          output: {
            entryFileNames: 'index.js',
            // As it stays in memory, all of it.
            comments: false,
            // All that a start reads, in one file: finding twenty takes longer than reading them.
            codeSplitting: { groups: [{ name: 'start', test: /\/server\/index\.ts$/ }] },
          },
          checks: { pluginTimings: false },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // Since light-dark(): lowered, it would be resolved once for the page and not in each band.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        chunkSizeWarningLimit: 1_000,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // Nothing of tRPC acts on import, though its packages do not say so: its WebSocket link
          // stays out of what every page loads.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                // Not for every page: an open chat and the console load it.
                { name: 'live', test: /wsLink/, includeDependenciesRecursively: false },
                // Two files that every page needs and that seldom change.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'framework', test: /node_modules/, tags: ['$initial'] },
                // What most pages share; eight keeps out what only the console's screens do.
                { name: 'shared', minShareCount: 8 },
              ],
            },
          },
        },
      },
  // One bundle that needs nothing but Node and the native module beside it.
  ssr: {
    noExternal: mode === 'production' || undefined,
    external: ['better-sqlite3', 'satori', '@resvg/resvg-js', 'sharp'],
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  test: {
    include: ['{src,server,db}/**/*.test.{ts,tsx}'],
    // For a machine that is busy with other things: what is waited for seldom takes a tenth of it.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // No test mocks or changes a module, so the files of a worker share what they import; and
    // there is a worker for each core, also for the one that Vitest would keep for watching.
    isolate: false,
    maxWorkers: '100%',
  },
}));
