import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Who may enter which room: paths that match may not be imported, and the message says what to do
 * instead. docs/architecture.md says why.
 */
const border = (files, patterns, ignores = []) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', ...ignores],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: patterns.map(([regex, message, allowTypeImports = false]) => ({
          regex,
          message,
          allowTypeImports,
        })),
      },
    ],
  },
});

const NO_HTTP = ['^(hono|@hono/)', 'Features know no HTTP: take what you need as an argument.'];
const NO_TRPC = [
  '^@trpc/',
  'Services and core know no tRPC: throw a DomainError and return plain rows.',
];
const NO_QUERIES = [
  '^drizzle-orm|/db/schema',
  'Queries live in services: call one, or write one beside it.',
];
const ONLY_TYPES_AND_SCHEMAS = [
  '^\\..*/server/(?!.*\\.(schema|messages)$)',
  'From the server the browser takes types (import type), *.schema.ts and *.messages.ts.',
  true,
];
const NO_DATABASE = [
  '/db/(?!((public-)?enums|permissions|spelling)$)',
  'No database in the browser: call a procedure.',
  true,
];
const NO_NODE = ['^node:', 'This runs in browsers.'];
const PRIMITIVES = {
  selector: 'JSXOpeningElement[name.name=/^(button|select|textarea|table)$/]',
  message:
    'Use the primitives of src/components/ui: Button, BareButton, Select, Textarea, Table and theirs.',
};
/** In a class string, wherever that stands. */
const inClasses = (pattern, message) =>
  [`Literal[value=/${pattern}/]`, `TemplateElement[value.raw=/${pattern}/]`].map((selector) => ({
    selector,
    message,
  }));
const WEIGHTS = inClasses(
  String.raw`\bfont-\[\d`,
  'Weights have names: font-book, font-medium, font-strong, font-semibold.',
);
const COLOURS = inClasses(
  String.raw`-\[[^\]\s]*#[0-9a-fA-F]{3,8}`,
  'Colours have names: add one to the theme in src/styles.css.',
);
const BROWSER = [ONLY_TYPES_AND_SCHEMAS, NO_DATABASE, NO_NODE];

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'src/*.gen.ts', 'db/migrations/', '.tmp/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  { files: ['src/**/*.ts', '**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest']] },
  jsxA11y.flatConfigs.recommended,
  {
    // No pattern takes longer than its input is long, whoever wrote the input.
    files: ['{src,server,db}/**'],
    ignores: ['**/*.test.ts', 'server/test/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Taking a property out of an object is how the rest of it is had.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      // Laid out as cards on a phone, a table keeps its meaning only by explicit roles.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['columnheader'] },
      ],
      'no-console': ['error', { allow: ['warn'] }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['bench/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**', 'db/seed/**'], rules: { 'max-lines': 'off' } },
  {
    // tRPC and TanStack Router both signal by throwing values of their own.
    files: ['src/routes/**'],
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/components/{ui,art}/**'],
    rules: { 'no-restricted-syntax': ['error', PRIMITIVES, ...WEIGHTS, ...COLOURS] },
  },
  {
    files: ['src/components/ui/**'],
    rules: { 'no-restricted-syntax': ['error', ...WEIGHTS, ...COLOURS] },
  },
  {
    // The primitives stand for elements, so rules on elements are rules on them.
    files: ['src/**/*.tsx'],
    settings: {
      'jsx-a11y': {
        components: {
          Input: 'input',
          Select: 'select',
          Textarea: 'textarea',
          BareButton: 'button',
        },
      },
    },
  },

  border(
    ['db/enums.ts', 'db/public-enums.ts', 'db/permissions.ts', 'db/spelling.ts'],
    [['^(?!\\./public-enums$)', 'These go everywhere, so they import nothing.']],
  ),
  border(
    ['db/**'],
    [['/(server|src)/', 'The database knows nobody above it: move what both need into db.']],
    ['db/enums.ts', 'db/public-enums.ts', 'db/permissions.ts', 'db/spelling.ts'],
  ),
  border(
    ['server/core/**'],
    [
      NO_HTTP,
      NO_TRPC,
      [
        '^\\.\\./(?!errors$|\\.\\./db/)',
        'core knows no other part of the server: pass in what it needs, or move this up.',
      ],
    ],
    ['server/core/*.schema.ts'],
  ),
  border(
    ['server/**/*.{schema,messages}.ts'],
    [
      [
        '^(?!zod$|zod/mini$|.*/db/((public-)?enums|permissions|spelling)$|.*\\.(schema|messages)$)',
        'Schemas ship to browsers: only zod, db/enums, db/spelling and other schemas.',
      ],
    ],
  ),
  border(
    ['server/features/**/*.router.ts'],
    [NO_HTTP, NO_QUERIES, ['\\.router$', 'A router does not call another one: share the service.']],
  ),
  border(
    ['server/features/**/*.rest.ts'],
    [
      NO_HTTP,
      NO_QUERIES,
      ['\\.(service|router)$', 'REST goes through procedures, so that no rule exists twice.'],
    ],
  ),
  border(
    ['server/features/**/*.ts'],
    [NO_HTTP, NO_TRPC],
    ['server/features/**/*.{router,rest,schema,http}.ts', 'server/features/define-feature.ts'],
  ),
  border(
    ['server/{rest,pages,http}/**'],
    [
      [
        '^(\\.\\./)+features/(?!define-feature$)',
        'No part of the server knows one noun by name: let each declare it in its index.ts.',
      ],
    ],
  ),
  border(['src/{app,config,routes}/**', 'src/*.{ts,tsx}'], BROWSER, ['src/entry-server.tsx']),
  border(
    ['src/components/**', 'src/hooks/**', 'src/lib/**'],
    [
      ...BROWSER,
      ['/(features|routes|app)/(?!.*\\.schema$)', 'Components know no feature: pass it in.'],
    ],
  ),
  border(
    ['src/features/**'],
    [
      ...BROWSER,
      ['/(routes|app)/', 'Features are put together in routes and layouts, not the other way.'],
      [
        '^\\.\\./(?!\\.\\./)',
        'A feature does not know another one: put them together in a route or a layout.',
      ],
    ],
  ),
);
