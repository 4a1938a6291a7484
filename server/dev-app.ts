import type { RouteManifest } from '../src/entry-server';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { announce } from './announce';
import { createApp } from './app';
import { chooseAdminToken, closeDeps, createDeps, type Deps } from './deps';
import { readSettings } from './env';
import { startTasks } from './start-tasks';
import { createSockets, type Sockets } from './live/websocket';

/** The application in development, loaded again by `dev.ts` after each change. */

const REACT_REFRESH = `import RefreshRuntime from '/@react-refresh';
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

const manifest: RouteManifest = {
  routes: {
    __root__: {
      css: ['/src/site.css'],
      scripts: [
        { attrs: { type: 'module' }, children: REACT_REFRESH },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
      ],
    },
  },
};

const settings = readSettings(process.env);

// Kept across changes: a new random token would sign people out.
const adminToken = chooseAdminToken(settings);
process.env.ADMIN_TOKEN = adminToken.token;

let deps: Deps | undefined;
let app: ReturnType<typeof createApp> | undefined;
let sockets: Sockets | undefined;
let tasks: { stop: () => void } | undefined;

export async function open(): Promise<void> {
  deps = await createDeps(settings, adminToken.token);
  sockets = createSockets(deps);
  app = createApp(deps, { folder: null, manifest, start: null });
  tasks = startTasks(deps);
}

export function fetch(request: Request, env: object): Response | Promise<Response> {
  if (!app) throw new Error('The application is not open.');
  return app.fetch(request, env);
}

export async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
  await sockets?.upgrade(request, socket, head);
}

export function welcome(): void {
  if (deps) announce(deps, adminToken);
}

export async function close(): Promise<void> {
  tasks?.stop();
  await sockets?.close();
  if (deps) await closeDeps(deps);
}
