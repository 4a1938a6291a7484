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
  /** Of all that it is made from. Without one, a write of its nouns removes it. */
  digest?: string;
}

/** Null when the response would have the known digest again. */
type Make = (knownDigest?: string) => Promise<CacheableResponse | null>;

interface Entry extends Pick<CacheableResponse, 'nouns' | 'digest'> {
  response: CompressedResponse;
  /** True after a write of its nouns, until its digest is compared. */
  isStale: boolean;
}

interface Versions {
  versions: ReadonlyMap<string, number>;
  resets: number;
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
    return this.freshEntry(path) !== undefined || this.pending.has(path);
  }

  /** Undefined when the new response must not be cached. */
  get(path: string, make: Make): CompressedResponse | Pending {
    const present = this.freshEntry(path)?.response ?? this.pending.get(path);
    if (present) this.hits += 1;
    else this.misses += 1;
    return present ?? this.start(path, make);
  }

  /** Called after a write of the noun is committed, so that the next request shows it. */
  invalidate(noun: string): void {
    this.writes += 1;
    this.versions.set(noun, this.versionOf(noun) + 1);
    for (const [path, { nouns }] of this.entries) if (nouns.has(noun)) this.expire(path);
    // A pending response may have read the noun before the write.
    this.pending.clear();
  }

  /** Called after a write of another process, which may be of any noun. */
  invalidateAll(): void {
    this.writes += 1;
    this.resets += 1;
    for (const path of [...this.entries.keys()]) this.expire(path);
    this.pending.clear();
  }

  private freshEntry(path: string): Entry | undefined {
    const entry = this.entries.get(path);
    return entry?.isStale ? undefined : entry;
  }

  private expire(path: string): void {
    const entry = this.entries.get(path);
    if (entry?.digest) entry.isStale = true;
    else this.remove(path);
  }

  private start(path: string, make: Make): Pending {
    const pending = this.make(path, make).finally(() => {
      if (this.pending.get(path) === pending) this.pending.delete(path);
    });
    this.pending.set(path, pending);
    return pending;
  }

  private async make(path: string, make: Make): Pending {
    const before = { versions: new Map(this.versions), resets: this.resets };
    const stale = this.entries.get(path);
    const made = await make(stale?.digest);
    if (stale && !made) {
      if (!this.isWritten(stale.nouns, before)) this.add(path, { ...stale, isStale: false });
      return stale.response;
    }
    // A later request may have added its own already.
    if (this.entries.get(path) === stale) this.remove(path);
    if (!made?.isCacheable) return undefined;
    const { text, headers, status, nouns, digest } = made;
    const response = await compressResponse(text, headers, status);
    if (!this.isWritten(nouns, before)) {
      this.add(path, { response, nouns, digest, isStale: false });
    }
    return response;
  }

  /** Whether one of the nouns was written since. */
  private isWritten(nouns: ReadonlySet<string>, since: Versions): boolean {
    if (since.resets !== this.resets) return true;
    return [...nouns].some((noun) => this.versionOf(noun) !== (since.versions.get(noun) ?? 0));
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
    const isNeeded = () => this.entries.get(path) === entry && !entry.isStale;
    if (!isNeeded() || entry.response.isBest) return;
    const brotli = await compressBest(entry.response);
    if (!isNeeded()) return;
    this.bytes -= sizeOf(entry.response);
    Object.assign(entry.response, { brotli, isBest: true });
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
