import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const consoleRoutes = readdirSync('src/routes/admin').map((file) => file.replace('.tsx', ''));
/** The console's screens and the clients' pages, to which no public page links, and the legal pages. */
const isSeldomOpened = (file: string) =>
  [
    ...consoleRoutes,
    'join._secret',
    'admin.preview._id',
    'admin_.preview.client._id',
    'preview._secret',
    'client.index',
    'client.link._secret',
    'client.mail._secret',
    'load-portal',
    'accessibility',
    'privacy',
    'terms',
  ].some((name) => file.startsWith(`assets/${name}-`));

const ON_EVERY_PAGE = /^assets\/(?:rolldown-runtime|react|framework|shared)-/;

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react(), tailwindcss()],
  // The shim is for React 17.
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
            // The process holds its whole source in memory.
            comments: false,
            // What a start reads is one file, and what the first call reads another:
            // docs/decisions/start-file.md.
            codeSplitting: {
              groups: [
                { name: 'start', test: /\/server\/index\.ts$/, priority: 1 },
                { name: 'procedures', test: /\.router\.ts$/ },
              ],
            },
          },
          checks: { pluginTimings: false },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // These know light-dark(). Lowered, it would be resolved once for the page, not in each band.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        chunkSizeWarningLimit: 1_000,
        // Every public page carries the names of the files that its links preload. Those of pages that
        // are seldom opened would be more than a half of them, and some files are on each page anyway.
        modulePreload: {
          resolveDependencies: (file, names) =>
            isSeldomOpened(file) ? [] : names.filter((name) => !ON_EVERY_PAGE.test(name)),
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // tRPC's packages do not declare that their modules have no side effects. Without this,
          // its WebSocket link would load with every page.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
          output: {
            // Every public page carries some seventy names.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // Loaded by an open chat and by the console.
                { name: 'live', test: /wsLink/, includeDependenciesRecursively: false },
                // Two files that every page needs and that seldom change.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'framework', test: /node_modules/, tags: ['$initial'] },
                // Small parts of the pages with lists: one file is smaller than five.
                {
                  name: 'cards',
                  test: /\/(section-head|static-steps|static-cover|case-card|case-study-results|insight-card|public-dates|figure)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                // Loaded by drawings and covers, and one name in the lists of what to preload.
                { name: 'lattice', test: /\/art\/(lattice|tile-art|case-art)\.tsx?$/ },
                // The button that copies an article's address: one file is smaller than three.
                { name: 'copy-link', test: /\/(copy-text\.ts|icons\/(check|link-2)\.m?js)$/ },
                // Of the console and the chat, which would otherwise be shared with all pages.
                {
                  name: 'desk',
                  test: /\/(dates\.ts|icon-button\.tsx|use-time-zone\.ts)$/,
                  includeDependenciesRecursively: false,
                },
                // What most pages share, and more than the console's screens or the clients' pages
                // among themselves.
                { name: 'shared', minShareCount: 10 },
              ],
            },
          },
        },
      },
  // The bundle needs only Node and these native packages.
  ssr: {
    noExternal: mode === 'production' || undefined,
    external: ['better-sqlite3', '@resvg/resvg-js', 'sharp'],
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  test: {
    include: ['{src,server,db}/**/*.test.{ts,tsx}'],
    // Long enough on a busy machine.
    testTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    // No test mocks a module, so the files of a worker share their imports.
    isolate: false,
    // One more than the cores, since tests also wait.
    maxWorkers: availableParallelism() + 1,
  },
}));
