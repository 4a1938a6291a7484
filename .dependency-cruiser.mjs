import { readFileSync } from 'node:fs';

/** What the style sheet of the site leaves out, as patterns of paths. */
const withoutSiteStyles = [
  ...readFileSync(new URL('src/site.css', import.meta.url), 'utf8').matchAll(
    /@source not\s+'\.\/([^']+)'/g,
  ),
].map(
  ([, glob]) =>
    `^src/${glob
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*')
      .replace(/\{(.*)\}/, (_, names) => `(${names.replaceAll(',', '|')})`)}(/|$)`,
);

/** What lint cannot see: circles, and what the browser's bundle reaches by whatever way. */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one module, or there is a third between them.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'browser-reaches-no-server',
      comment: 'Nothing that the client entry reaches may lead to the database or to Node.',
      severity: 'error',
      from: { path: '^src/entry-client\\.tsx$' },
      to: {
        reachable: true,
        path: '^(node_modules/(drizzle-orm|better-sqlite3|hono|nodemailer|pino)/|db/(client|write|schema|migrate)|server/(?!.*\\.(schema|messages)\\.ts$))',
      },
    },
    {
      name: 'site-has-its-styles',
      comment: 'Public pages show nothing whose styles src/site.css leaves out.',
      severity: 'error',
      from: { path: '^src/routes/_' },
      to: { reachable: true, path: withoutSiteStyles },
    },
    {
      name: 'nothing-needs-the-dev-page',
      comment: 'The page of the primitives is for development: no build may reach it.',
      severity: 'error',
      from: { pathNot: '^src/dev/' },
      to: { path: '^src/dev/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: '\\.(d\\.ts|config\\.ts|types\\.ts)$|(/types|-state|-search-params)\\.ts$|^e2e/',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
