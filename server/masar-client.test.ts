import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProjectRoot } from '../db/project-root';
import { storeLeads } from './features/leads/leads.examples';
import { storeToken } from './features/tokens/tokens.examples';
import { procedures } from './test/procedures';
import { restRoutes } from './test/rest-calls';
import { serve } from './test/serve';
import { createTestApp } from './test/test-app';

const run = promisify(execFile);
const root = findProjectRoot();
const folder = mkdtempSync(join(tmpdir(), 'masar-client-'));
const project = join(folder, 'project');
const installed = join(project, 'node_modules/masar-client');

/** What npm would install beside the client: its dependencies, and the compiler. */
const BESIDE = ['@trpc/client', '@trpc/server', 'typescript'];

const PROGRAM = `
import { createMasarClient, type Inputs, isMasarError, type Outputs } from 'masar-client';

const [url = '', token = ''] = process.argv.slice(2);
const masar = createMasarClient({ url, token });

const inquiry: Inputs['leads']['create'] = {
  name: 'Dana Haddad',
  email: 'dana@northgate.example',
  message: 'We lose about 4% of chilled stock every spring.',
};
const { id } = await masar.leads.create.mutate(inquiry);
const [page, studies]: [Outputs['leads']['list'], Outputs['caseStudies']['list']] = await Promise.all([
  masar.leads.list.query({ limit: 2 }),
  masar.caseStudies.list.query(),
]);
const company: string | null | undefined = page.leads[0]?.company;

const failures: unknown[] = [];
const failing = [
  () => masar.clients.list.query({}),
  () => masar.leads.create.mutate({ ...inquiry, email: 'dana' }),
];
for (const call of failing) {
  try {
    await call();
  } catch (error) {
    if (!isMasarError(error)) throw error;
    const problem = error.data?.problem;
    failures.push([error.data?.httpStatus, problem?.errors?.[0]?.path ?? problem?.detail]);
  }
}
console.log(
  JSON.stringify({
    isFirst: page.leads[0]?.id === id,
    leads: page.leads.length,
    studies: studies.length,
    company,
    failures,
  }),
);
`;

const HEAD =
  "import { createMasarClient } from 'masar-client';\nconst masar = createMasarClient({ url: 'http://localhost' });\n";

beforeAll(async () => {
  const source = join(folder, 'source');
  await run(process.execPath, [join(root, 'scripts/build-client.mjs'), source]);
  await run('npm', ['pack', '--pack-destination', folder], { cwd: source });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components=1']);
  for (const name of BESIDE) {
    mkdirSync(join(project, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name), 'junction');
  }
  const compilerOptions = {
    strict: true,
    module: 'NodeNext',
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: [],
    skipLibCheck: true,
    preserveSymlinks: true,
    outDir: 'built',
  };
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  );
  // The compiler skips declarations, since those of tRPC need Node's: as a source, ours are checked.
  copyFileSync(join(installed, 'index.d.ts'), join(project, 'declarations.ts'));
  // Of Node, which the project has no types of.
  writeFileSync(join(project, 'node.d.ts'), 'declare const process: { argv: string[] };');
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of a program in the project; an empty text when it is right. */
async function compile(program: string): Promise<string> {
  writeFileSync(join(project, 'program.ts'), program);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  try {
    await run(process.execPath, [tsc], { cwd: project });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('the package names its version, its types and what it needs', () => {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const { version, exports, dependencies } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  ) as typeof own & { exports: unknown };
  expect(version).toBe(own.version);
  expect(exports).toEqual({ '.': { types: './index.d.ts', default: './index.js' } });
  expect(dependencies).toEqual({
    '@trpc/client': own.dependencies['@trpc/client'],
    '@trpc/server': own.dependencies['@trpc/server'],
  });
  expect(readdirSync(installed).sort()).toEqual([
    'LICENSE',
    'README.md',
    'index.d.ts',
    'index.js',
    'package.json',
  ]);
});

test('the types name every procedure that JSON can carry', () => {
  const types = readFileSync(join(installed, 'index.d.ts'), 'utf8');
  expect(types).not.toMatch(/import\(|drizzle|hono|better-sqlite3/);
  const listed = [...types.matchAll(/^ {4}(\w+): \{$|^ {6}(\w+): (?:Query|Mutation)</gm)];
  let noun = '';
  const named = listed.flatMap(([, nounName, name]) => {
    if (nounName) noun = nounName;
    return name ? [`${noun}.${name}`] : [];
  });
  const isUpload = (path: string) =>
    restRoutes.some((route) => route.procedure === path && route.isUpload);
  const expected = procedures.map(({ path }) => path).filter((path) => !isUpload(path));
  expect(named.sort()).toEqual(expected.sort());
});

test('a program in an empty project compiles, and calls the server with the rights of its token', async () => {
  expect(await compile(PROGRAM)).toBe('');
  const { app, deps } = createTestApp();
  storeLeads(deps.database, 5);
  const { token } = storeToken(deps.database, { permissions: ['leads:read'] });
  const url = await serve(app);
  const program = join(project, 'built/program.js');
  const { stdout } = await run(process.execPath, ['--preserve-symlinks', program, url, token]);
  expect(JSON.parse(stdout)).toEqual({
    isFirst: true,
    leads: 2,
    studies: 0,
    company: null,
    failures: [
      [403, 'This needs the permission clients:read.'],
      [400, 'email'],
    ],
  });
});

test.each([
  [
    'a field of an input that does not exist',
    'await masar.leads.list.query({ limits: 5 });',
    'limits',
  ],
  [
    'a value of another type',
    "await masar.leads.list.query({ limit: '5' });",
    "'string' is not assignable to type 'number",
  ],
  ['a missing field', "await masar.leads.create.mutate({ name: 'Dana' });", 'email, message'],
  [
    'a value outside a closed list',
    "await masar.projects.list.query({}).then(({ projects }) => projects[0]?.status === 'lost');",
    'lost',
  ],
  [
    'a field of an output that does not exist',
    'console.log((await masar.leads.list.query({})).leads[0]?.city);',
    'city',
  ],
  ['a procedure that does not exist', 'await masar.leads.sell.mutate({});', 'sell'],
  ['a query that is called as a mutation', 'await masar.leads.list.mutate({});', 'mutate'],
])('the compiler refuses %s', async (_what, line, message) => {
  const said = await compile(`${HEAD}${line}\n`);
  expect(said).toMatch(/^program\.ts\(3,/m);
  expect(said).toContain(message);
});

test('an editor proposes the nouns, their procedures and the fields of an input', () => {
  const file = join(project, 'program.ts');
  const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  ) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const proposalsAfter = (line: string): string[] => {
    const text = `${HEAD}${line}`;
    const service = ts.createLanguageService({
      fileExists: (path) => ts.sys.fileExists(path),
      readFile: (path, encoding) => ts.sys.readFile(path, encoding),
      directoryExists: (path) => ts.sys.directoryExists(path),
      getCompilationSettings: () => options,
      getScriptFileNames: () => [file],
      getScriptVersion: () => '1',
      getScriptSnapshot: (path) =>
        path === file
          ? ts.ScriptSnapshot.fromString(text)
          : ts.ScriptSnapshot.fromString(ts.sys.readFile(path) ?? ''),
      getCurrentDirectory: () => project,
      getDefaultLibFileName: (compiled) => ts.getDefaultLibFilePath(compiled),
    });
    const found = service.getCompletionsAtPosition(file, text.length, {});
    service.dispose();
    return found?.entries.map(({ name }) => name) ?? [];
  };
  expect(proposalsAfter('masar.')).toEqual(expect.arrayContaining(['leads', 'projects', 'chat']));
  expect(proposalsAfter('masar.leads.')).toEqual(expect.arrayContaining(['create', 'list']));
  expect(proposalsAfter('masar.leads.list.query({ ')).toEqual(
    expect.arrayContaining(['cursor', 'limit', 'search']),
  );
});
