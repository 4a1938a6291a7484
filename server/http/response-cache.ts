import { type CompressedResponse, compressBest, compressResponse } from './compression';

const RECOMPRESS_AFTER_MS = 3_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A response that is the same for everybody until one of its nouns is written. */
export interface CacheableResponse {
  /** Defaults to 200. */
  status?: number;
  text: string;
  headers: Record<string, string>;
  /** The nouns that it shows. */
  nouns: ReadonlySet<string>;
  /** False for a response that must not be cached, such as a page with a failed read. */
  isCacheable: boolean;
}

interface Entry {
  response: CompressedResponse;
  nouns: ReadonlySet<string>;
}

type Pending = Promise<CompressedResponse | undefined>;

/**
 * Caches public responses by path until the content that they show changes. Requests for a pending
 * response wait for it.
 */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();
  private readonly pending = new Map<string, Pending>();
  private readonly versions = new Map<string, number>();
  private bytes = 0;
  private writes = 0;
  private resets = 0;
  hits = 0;
  misses = 0;

  /** Increases with each write of a noun. */
  get generation(): number {
    return this.writes;
  }

  /** Whether the response of the path is cached or pending. */
  has(path: string): boolean {
    return this.entries.has(path) || this.pending.has(path);
  }

  /** Undefined when the new response must not be cached. */
  get(path: string, make: () => Promise<CacheableResponse>): CompressedResponse | Pending {
    const present = this.entries.get(path)?.response ?? this.pending.get(path);
    if (present) this.hits += 1;
    else this.misses += 1;
    return present ?? this.start(path, make);
  }

  /** Called after a write of the noun is committed, so that the next request shows it. */
  invalidate(noun: string): void {
    this.writes += 1;
    this.versions.set(noun, this.versionOf(noun) + 1);
    for (const [path, { nouns }] of this.entries) if (nouns.has(noun)) this.remove(path);
    // A pending response may have read the noun before the write.
    this.pending.clear();
  }

  /** Called after a write of another process, which may be of any noun. */
  invalidateAll(): void {
    this.writes += 1;
    this.resets += 1;
    for (const path of [...this.entries.keys()]) this.remove(path);
    this.pending.clear();
  }

  private start(path: string, make: () => Promise<CacheableResponse>): Pending {
    const pending = this.make(path, make).finally(() => {
      if (this.pending.get(path) === pending) this.pending.delete(path);
    });
    this.pending.set(path, pending);
    return pending;
  }

  private async make(path: string, make: () => Promise<CacheableResponse>): Pending {
    const before = new Map(this.versions);
    const { resets } = this;
    const { text, headers, status, nouns, isCacheable } = await make();
    if (!isCacheable) return undefined;
    const response = await compressResponse(text, headers, status);
    const isCurrent =
      resets === this.resets &&
      [...nouns].every((noun) => this.versionOf(noun) === (before.get(noun) ?? 0));
    if (isCurrent) this.add(path, { response, nouns });
    return response;
  }

  private add(path: string, entry: Entry): void {
    this.remove(path);
    this.entries.set(path, entry);
    this.bytes += sizeOf(entry.response);
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.remove(oldest);
    }
    setTimeout(() => void this.recompress(path, entry), RECOMPRESS_AFTER_MS).unref();
  }

  private remove(path: string): void {
    const entry = this.entries.get(path);
    if (!entry) return;
    this.entries.delete(path);
    this.bytes -= sizeOf(entry.response);
  }

  private async recompress(path: string, entry: Entry): Promise<void> {
    if (this.entries.get(path) !== entry) return;
    const brotli = await compressBest(entry.response);
    if (this.entries.get(path) !== entry) return;
    this.bytes -= sizeOf(entry.response);
    entry.response.brotli = brotli;
    this.bytes += sizeOf(entry.response);
  }

  private versionOf(noun: string): number {
    return this.versions.get(noun) ?? 0;
  }
}

/** Includes an estimate for gzip, which may be added later and is larger than Brotli. */
function sizeOf({ plain, brotli }: CompressedResponse): number {
  return plain.byteLength + 3 * brotli.byteLength;
}
