import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Good enough at once; pages that stay get the best the format can do when nothing else is going on. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;
const IMPROVE_AFTER_MS = 3_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A kind of content that pages are made from: the name of its router. */
export type ContentKind = 'caseStudies' | 'insights' | 'pages';

/** A rendered page as finished bytes. Its policy belongs to the bytes, so a 304 never brings another. */
export interface FinishedPage {
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  policy: string;
}

export interface RenderedPage {
  html: string;
  policy: string;
  /** What a write has to touch for this page to change. */
  kinds: ReadonlySet<ContentKind>;
  /** Null where the page must not be kept, such as one that was not found. */
  isCacheable: boolean;
}

/**
 * Public pages, rendered once and handed out until the content they are made from changes.
 * Requests that come while a page is being made wait for that one render.
 */
export class PageCache {
  private readonly pages = new Map<
    string,
    { page: FinishedPage; kinds: ReadonlySet<ContentKind> }
  >();
  private readonly underWay = new Map<string, Promise<FinishedPage | undefined>>();
  private readonly versions = new Map<ContentKind, number>();
  private bytes = 0;

  /** Undefined where the page was rendered but is not one to keep. */
  async get(path: string, render: () => Promise<RenderedPage>): Promise<FinishedPage | undefined> {
    const known = this.pages.get(path);
    if (known) return known.page;
    const running = this.underWay.get(path);
    if (running) return running;
    const making = this.make(path, render).finally(() => {
      if (this.underWay.get(path) === making) this.underWay.delete(path);
    });
    this.underWay.set(path, making);
    return making;
  }

  /** To be called after a write has been committed: the next request sees it. */
  drop(kind: ContentKind): void {
    this.versions.set(kind, this.versionOf(kind) + 1);
    // A render that began before the write may have read what was there before it.
    this.underWay.clear();
    for (const [path, { page, kinds }] of this.pages) {
      if (!kinds.has(kind)) continue;
      this.pages.delete(path);
      this.bytes -= sizeOf(page);
    }
  }

  private async make(path: string, render: () => Promise<RenderedPage>) {
    const before = new Map(this.versions);
    const rendered = await render();
    if (!rendered.isCacheable) return undefined;
    const page = await finish(rendered);
    const isCurrent = [...rendered.kinds].every(
      (kind) => this.versionOf(kind) === (before.get(kind) ?? 0),
    );
    if (isCurrent) this.keep(path, page, rendered.kinds);
    return page;
  }

  private keep(path: string, page: FinishedPage, kinds: ReadonlySet<ContentKind>) {
    this.pages.set(path, { page, kinds });
    this.bytes += sizeOf(page);
    for (const [oldest, entry] of this.pages) {
      if (this.bytes <= MAX_BYTES) break;
      this.pages.delete(oldest);
      this.bytes -= sizeOf(entry.page);
    }
    setTimeout(() => void this.improve(path, page), IMPROVE_AFTER_MS).unref();
  }

  private async improve(path: string, page: FinishedPage) {
    if (this.pages.get(path)?.page !== page) return;
    const better = await brotliAt(BEST_QUALITY, page.html);
    this.bytes += better.byteLength - page.brotli.byteLength;
    page.brotli = better;
  }

  private versionOf(kind: ContentKind): number {
    return this.versions.get(kind) ?? 0;
  }
}

/** Compression runs on other threads, so the process goes on serving meanwhile. */
async function finish({ html: text, policy }: RenderedPage): Promise<FinishedPage> {
  const html = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([brotliAt(FIRST_QUALITY, html), compressGzip(html)]);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, brotli, gzip: gzipped, etag: `W/"${hash}"`, policy };
}

function brotliAt(quality: number, html: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
  };
  return compressBrotli(html, { params });
}

function sizeOf(page: FinishedPage): number {
  return page.html.byteLength + page.brotli.byteLength + page.gzip.byteLength;
}
