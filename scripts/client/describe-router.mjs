import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../source-hash.mjs';
import { printType } from './print-type.mjs';

/** Their input is a file, which JSON cannot carry: tools send it to the documented paths under /api. */
const NOT_JSON = ['chat.sendFile', 'leadImports.create', 'media.create', 'media.replace'];

/** A module that exists only here. Its types are those of the calls as a client sees them. */
const FILE = join(root, 'server/client-types.ts');
const SOURCE = `
  import type { inferRouterError, inferRouterInputs, inferRouterOutputs } from '@trpc/server';
  import type { AppRouter } from './router';
  type Procedures = AppRouter['_def']['record'];
  export type Inputs = inferRouterInputs<AppRouter>;
  export type Outputs = inferRouterOutputs<AppRouter>;
  export type Failure = inferRouterError<AppRouter>;
  export type Kinds = {
    [Noun in keyof Procedures]: {
      [Name in keyof Procedures[Noun]]: Procedures[Noun][Name] extends { _def: { type: infer Kind } }
        ? Kind
        : never;
    };
  };
`;

/** The text of the type of the router, with every input and output written out. */
export function describeRouter() {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(FILE);
  const types = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(file))
      .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]),
  );
  const fieldOf = (type, name) => checker.getTypeOfSymbol(checker.getPropertyOfType(type, name));
  const nouns = checker.getPropertiesOfType(types.get('Kinds')).map(({ name: noun }) => {
    const [inputs, outputs, kinds] = ['Inputs', 'Outputs', 'Kinds'].map((name) =>
      fieldOf(types.get(name), noun),
    );
    const procedures = checker
      .getPropertiesOfType(kinds)
      .filter(({ name }) => !NOT_JSON.includes(`${noun}.${name}`))
      .map(({ name }) => {
        const kind = fieldOf(kinds, name).value === 'query' ? 'Query' : 'Mutation';
        const [input, output] = [inputs, outputs].map((type) =>
          printType(checker, fieldOf(type, name)),
        );
        return `${name}: ${kind}<${input}, ${output}>;`;
      });
    return `${noun}: { ${procedures.join('\n')} };`;
  });
  return { record: `{ ${nouns.join('\n')} }`, failure: printType(checker, types.get('Failure')) };
}

function createProgram() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => path === FILE || fileExists(path);
  host.readFile = (path) => (path === FILE ? SOURCE : readFile(path));
  host.getSourceFile = (path, ...rest) =>
    path === FILE
      ? ts.createSourceFile(path, SOURCE, ts.ScriptTarget.Latest)
      : getSourceFile(path, ...rest);
  return ts.createProgram([FILE], options, host);
}
