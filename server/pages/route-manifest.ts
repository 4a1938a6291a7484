import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteManifest } from '../../src/entry-server';
import type { StartFiles } from '../../src/app/start-script';

/** The built files, and which of them each route needs. */
export interface PageAssets {
  /** The folder of built files; null in development, where Vite serves the sources. */
  folder: string | null;
  manifest: RouteManifest;
  /** Null in development. */
  start: StartFiles | null;
}

interface BuiltFile {
  file: string;
  css?: string[];
  imports?: string[];
}

type ViteManifest = Record<string, BuiltFile>;

const ENTRY = 'src/entry-client.tsx';
const ROUTE_CHUNK = /^src\/routes\/(.*)\.tsx\?tsr-split=component$/;

/** Reads the manifest of the client build. */
export function readPageAssets(folder: string): PageAssets {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  const built = JSON.parse(readFileSync(file, 'utf8')) as ViteManifest;
  return { folder, ...groupByRoute(built) };
}

function groupByRoute(built: ViteManifest): Pick<PageAssets, 'manifest' | 'start'> {
  const entry = built[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}.`);
  const routes: RouteManifest['routes'] = {
    __root__: { css: stylesOf(built, ENTRY) },
  };
  const chunks: StartFiles['chunks'] = { __root__: filesOf(built, ENTRY) };
  for (const key of Object.keys(built)) {
    const route = ROUTE_CHUNK.exec(key)?.[1];
    if (route === undefined) continue;
    const id = routeId(route);
    routes[id] = { css: stylesOf(built, key) };
    chunks[id] = filesOf(built, key);
  }
  return { manifest: { routes }, start: { chunks } };
}

/** The route id of a file: `/_site/` for `_site/index`, `/admin` for `admin/route`, `/client/` for `client.index`. */
function routeId(path: string): string {
  return `/${path.replaceAll('.', '/')}`.replace(/\/index$/, '/').replace(/\/route$/, '');
}

/** A chunk with its static imports, without duplicates, dependencies first. */
function withImports(built: ViteManifest, key: string, seen = new Set<string>()): BuiltFile[] {
  const chunk = built[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [
    ...(chunk.imports ?? []).flatMap((imported) => withImports(built, imported, seen)),
    chunk,
  ];
}

const filesOf = (built: ViteManifest, key: string) =>
  withImports(built, key).map(({ file }) => `/${file}`);

const stylesOf = (built: ViteManifest, key: string) =>
  withImports(built, key).flatMap(({ css = [] }) => css.map((file) => `/${file}`));
