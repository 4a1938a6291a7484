import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'prettier';
import { describeRouter } from './client/describe-router.mjs';
import { root } from './source-hash.mjs';

/** Writes the package of the typed client, to dist/masar-client or to the folder that is named. */
const folder = resolve(root, process.argv[2] ?? 'dist/masar-client');
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { record, failure } = describeRouter();

const TYPES = `
import type { TRPCClient, TRPCClientError } from '@trpc/client';
import type {
  inferRouterInputs,
  inferRouterOutputs,
  TRPCBuiltRouter,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
} from '@trpc/server';

type Query<Input, Output> = TRPCQueryProcedure<{ input: Input; output: Output; meta: unknown }>;
type Mutation<Input, Output> = TRPCMutationProcedure<{ input: Input; output: Output; meta: unknown }>;

/** The shape of a failed call. */
type Failure = ${failure};

/** Every procedure of the server, with its input and its output. */
export type AppRouter = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: Failure; transformer: false },
  ${record}
>;

/** The inputs by noun and procedure, such as \`Inputs['leads']['create']\`. */
export type Inputs = inferRouterInputs<AppRouter>;
/** What the procedures return. */
export type Outputs = inferRouterOutputs<AppRouter>;

export type MasarClient = TRPCClient<AppRouter>;
/** What a call throws; \`error.data?.problem\` says what is wrong, field by field. */
export type MasarError = TRPCClientError<AppRouter>;

export interface MasarClientOptions {
  /** The origin of the site, such as \`https://example.com\`. */
  url: string;
  /** An access token, such as \`masar_…\`. Without one, only what is public can be called. */
  token?: string;
  /** Instead of the global \`fetch\`. */
  fetch?: typeof globalThis.fetch;
}

/** A client whose calls are \`client.leads.list.query(input)\` and \`client.leads.create.mutate(input)\`. */
export declare function createMasarClient(options: MasarClientOptions): MasarClient;

/** Whether a call failed in this client's way, so that the fields of \`MasarError\` are there. */
export declare function isMasarError(error: unknown): error is MasarError;
`;

const PACKAGE = {
  name: 'masar-client',
  version: own.version,
  description: 'A typed client for the API of Masar.',
  license: own.license,
  type: 'module',
  engines: own.engines,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  types: './index.d.ts',
  files: ['index.js', 'index.d.ts'],
  sideEffects: false,
  dependencies: {
    '@trpc/client': own.dependencies['@trpc/client'],
    '@trpc/server': own.dependencies['@trpc/server'],
  },
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'index.d.ts'),
  await format(TYPES, { parser: 'typescript', printWidth: 100, singleQuote: true }),
);
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`);
for (const file of ['index.js', 'README.md']) {
  copyFileSync(join(root, 'scripts/client', file), join(folder, file));
}
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
process.stdout.write(`${folder} is complete. To pack it: npm pack ${folder}\n`);
