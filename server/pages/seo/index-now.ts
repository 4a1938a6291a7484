import { postOutside, resolveHost } from '../../core/post-outside';
import type { Deps } from '../../deps';
import { features } from '../../features';
import type { Feature } from '../../features/define-feature';
import { publicPages } from './public-pages';

const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** Several saves in a row are one report. */
const WAIT_MS = 60_000;

/** As many as one report may name. */
const MAX_URLS = 10_000;

/** The subjects of events that may change a public page. */
const CONTENT = new Set(
  Object.values<Feature>(features)
    .filter(({ publicContent }) => publicContent)
    .flatMap(({ subjects }) => Object.keys(subjects ?? {})),
);

interface Options {
  endpoint?: string;
  waitMs?: number;
  /** For an endpoint of this network. */
  isPrivateAllowed?: boolean;
}

/** The path of the file that proves to search engines that the key is ours. */
export const keyPath = (key: string) => `/${key}.txt`;

/**
 * Reports pages that were published, changed or taken back to search engines (indexnow.org), if a key
 * is set. A report that fails is sent again with the next change; nothing depends on it.
 */
export function startIndexNow(deps: Deps, options: Options = {}): { stop: () => void } {
  const { endpoint = ENDPOINT, waitMs = WAIT_MS, isPrivateAllowed = false } = options;
  const { indexNowKey: key } = deps.settings;
  if (key === undefined) return { stop: () => undefined };
  const { host } = new URL(deps.siteUrl);
  let reported = datesOf(deps);
  let timer: NodeJS.Timeout | undefined;

  async function report() {
    timer = undefined;
    const present = datesOf(deps);
    const paths = [...new Set([...present.keys(), ...reported.keys()])].filter(
      (path) => present.get(path) !== reported.get(path),
    );
    if (paths.length === 0) return;
    const urlList = paths.slice(0, MAX_URLS).map((path) => `${deps.siteUrl}${path}`);
    const { status } = await postOutside({
      url: endpoint,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host,
        key,
        keyLocation: `${deps.siteUrl}${keyPath(key ?? '')}`,
        urlList,
      }),
      isPrivateAllowed,
      resolve: resolveHost,
    });
    if (status !== 200 && status !== 202) throw new Error(`The endpoint responds ${status}`);
    reported = present;
    deps.log.info({ urls: urlList.length }, 'changed pages were reported to search engines');
  }

  const unsubscribe = deps.bus.subscribe('staff', (event) => {
    if (event.type !== 'changed' || !CONTENT.has(event.subjectType) || timer) return;
    timer = setTimeout(() => {
      report().catch((error: unknown) =>
        deps.log.warn({ error }, 'changed pages were not reported to search engines'),
      );
    }, waitMs);
    // A process that stops does not wait for it.
    timer.unref();
  });
  return {
    stop: () => {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}

const datesOf = ({ database }: Deps) =>
  new Map(publicPages(database).map(({ path, updatedAt }) => [path, updatedAt]));
