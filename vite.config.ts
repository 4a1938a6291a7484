import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * A plugin that changes something of tRPC. An upgrade of tRPC may move what it looks for: without
 * this, the build would go on as if there were no plugin.
 */
function changingTrpc(name: string, hooks: (found: () => void) => Partial<Plugin>): Plugin {
  let isFound = false;
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      isFound = false;
    },
    buildEnd(failure) {
      if (!failure && !isFound) this.error('It finds nothing to change in tRPC any more.');
    },
    ...hooks(() => {
      isFound = true;
    }),
  };
}

/**
 * tRPC's one entry re-exports its WebSocket link, so the framework's chunk would carry it to every
 * page. As a module of its own it goes with what imports it.
 */
const webSocketLinkApart = changingTrpc('web-socket-link-apart', (found) => ({
  async resolveId(source, importer) {
    if (!source.includes('wsLink-') || !importer?.includes('@trpc/client')) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    if (!resolved) return null;
    const isWanted = importer.endsWith('links/wsLink/wsLink.mjs');
    if (isWanted) found();
    return { ...resolved, id: resolved.id + (isWanted ? '?apart' : ''), moduleSideEffects: false };
  },
}));

/**
 * tRPC's hooks know every hook of React Query, in one function that no build can look into. Those
 * that nothing here calls are left out; `seldomHooks` says so to whoever wants one of them.
 */
const seldomHooks = changingTrpc('seldom-hooks', (found) => ({
  transform(code, id) {
    if (!/@trpc\/react-query\/dist\/shared-\w+\.mjs$/.test(id)) return null;
    const seldom = /, (use(?:Suspense)?Queries|useSuspense\w*Query|usePrefetch\w*Query)(?=[ ,])/g;
    const missing: string[] = [];
    const lighter = code.replace(/import \{[^}]*\} from "@tanstack\/react-query"/, (line) =>
      line.replace(seldom, (_, hook: string) => {
        found();
        missing.push(hook);
        return '';
      }),
    );
    const say = `() => { throw new Error("Left out of the build: see seldomHooks") }`;
    return lighter + missing.map((hook) => `\nconst ${hook} = ${say};`).join('');
  },
}));

/**
 * tRPC is compiled for browsers without object spread, and each middleware spreads its call a few
 * times: the helper for it took a seventh of a request. Every runtime that we serve has the same.
 */
const nativeSpread = changingTrpc('native-spread', (found) => ({
  transform(code, id) {
    if (!id.includes('/@trpc/')) return null;
    return code.replace(
      /\/\/#region \S*\/helpers\/esm\/objectSpread2\.js\n.*?\/\/#endregion\n/s,
      () => {
        found();
        return 'const _objectSpread2 = Object.assign;\n';
      },
    );
  },
}));

const EVERYWHERE = /^(react|framework|site|form|entry-client|_site)$/;

/**
 * What the build's own minifier leaves: a kilobyte and a half less of compressed script on a page.
 * It takes its time, so only what every public page loads goes through it.
 */
const minifiedAgain: Plugin = {
  name: 'minified-again',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const compress = {
      passes: 6,
      // Statements one by one compress better.
      sequences: false,
      pure_getters: true,
      keep_fargs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !EVERYWHERE.test(chunk.name)) continue;
      const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress });
      chunk.code = code ?? chunk.code;
    }
  },
};

/**
 * V8 keeps a text in one byte a character, or in two where one of them needs it: a single Arabic
 * letter would double what a start reads and the process holds.
 */
const oneByteACharacter: Plugin = {
  name: 'one-byte-a-character',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replaceAll(
        /[\u0100-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    webSocketLinkApart,
    seldomHooks,
    nativeSpread,
    isSsrBuild ? oneByteACharacter : minifiedAgain,
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    tailwindcss(),
  ],
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
          // The second minifier takes its time, and that is known.
          checks: { pluginTimings: false },
          output: {
            // One file that every page needs and that seldom changes compresses better than five.
            codeSplitting: {
              groups: [
                {
                  // What most pages share, together instead of in twenty files of half a kilobyte.
                  name: 'site',
                  priority: 2,
                  test: /src\/(site\.ts|components\/(art\/(art|broken)|section-head|button-class|ui\/(button|more-link|text-link|skeleton|empty-state|badge|toast\/toast\.))|lib\/(kept|track|dates|once|api-error|trpc|admin-token)|features\/(content\/(figure|case-card|insight-card|case-study-results)|company\/(cta-band|home\.copy|kept-))|routes\/_site\/route\.tsx\?)|db\/enums|preload-helper|class-variance-authority|\/clsx\/|lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|shared|icons\/(arrow-|check\.|x\.|menu|triangle|chevron-down|newspaper|cloud\.|bot\.|workflow))/,
                },
                {
                  name: 'form',
                  priority: 1,
                  test: /src\/(components\/ui\/(field|select|textarea|alert)\.|features\/leads\/(contact-form|use-submit|check))|submit-lead\.messages/,
                },
                {
                  name: 'react',
                  priority: 3,
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//,
                },
                {
                  name: 'framework',
                  priority: 3,
                  test: /node_modules\/(@trpc\/(client(?!\/dist\/(wsLink|links\/wsLink))|react-query|server)|@tanstack\/(react-router(?!\/dist\/esm\/useBlocker)|router-core|history|react-store|store|react-query|query-core))\//,
                },
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
