import { type Finished, finish, packBest } from './finished';

const IMPROVE_AFTER_MS = 3_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A kind of content that answers are made from: the name of its router. */
export type ContentKind = 'caseStudies' | 'insights' | 'pages';

/** What is the same for everybody until content is written. */
export interface Answer {
  text: string;
  headers: Record<string, string>;
  /** What a write has to touch for this answer to change. */
  kinds: ReadonlySet<ContentKind>;
  /** False where it must not be kept, such as a page that was not found. */
  isCacheable: boolean;
}

interface Kept {
  finished: Finished;
  kinds: ReadonlySet<ContentKind>;
}

/**
 * Public answers by their path, made once and handed out until the content they are made from
 * changes. Requests that come while one is being made wait for that one making.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<Finished | undefined>>();
  private readonly versions = new Map<ContentKind, number>();
  private bytes = 0;

  /** Undefined where the answer was made but is not one to keep. */
  get(path: string, make: () => Promise<Answer>): Finished | Promise<Finished | undefined> {
    return this.answers.get(path)?.finished ?? this.underWay.get(path) ?? this.begin(path, make);
  }

  /** To be called after a write has been committed: the next request sees it. */
  drop(kind: ContentKind): void {
    this.versions.set(kind, this.versionOf(kind) + 1);
    // What was begun before the write may have read what was there before it.
    this.underWay.clear();
    for (const [path, { finished, kinds }] of this.answers) {
      if (!kinds.has(kind)) continue;
      this.answers.delete(path);
      this.bytes -= sizeOf(finished);
    }
  }

  private begin(path: string, make: () => Promise<Answer>): Promise<Finished | undefined> {
    const making = this.make(path, make).finally(() => {
      if (this.underWay.get(path) === making) this.underWay.delete(path);
    });
    this.underWay.set(path, making);
    return making;
  }

  private async make(path: string, make: () => Promise<Answer>): Promise<Finished | undefined> {
    const before = new Map(this.versions);
    const { text, headers, kinds, isCacheable } = await make();
    if (!isCacheable) return undefined;
    const finished = await finish(text, headers);
    const isCurrent = [...kinds].every((kind) => this.versionOf(kind) === (before.get(kind) ?? 0));
    if (isCurrent) this.keep(path, { finished, kinds });
    return finished;
  }

  private keep(path: string, kept: Kept) {
    const other = this.answers.get(path);
    if (other) this.bytes -= sizeOf(other.finished);
    this.answers.set(path, kept);
    this.bytes += sizeOf(kept.finished);
    for (const [oldest, { finished }] of this.answers) {
      if (this.bytes <= MAX_BYTES) break;
      this.answers.delete(oldest);
      this.bytes -= sizeOf(finished);
    }
    setTimeout(() => void this.improve(path, kept.finished), IMPROVE_AFTER_MS).unref();
  }

  private async improve(path: string, finished: Finished) {
    if (this.answers.get(path)?.finished !== finished) return;
    const better = await packBest(finished);
    if (this.answers.get(path)?.finished !== finished) return;
    this.bytes -= sizeOf(finished);
    finished.brotli = better;
    this.bytes += sizeOf(finished);
  }

  private versionOf(kind: ContentKind): number {
    return this.versions.get(kind) ?? 0;
  }
}

/** With room for the gzip, which may come later and is the larger of the two. */
function sizeOf({ plain, brotli }: Finished): number {
  return plain.byteLength + 3 * brotli.byteLength;
}
