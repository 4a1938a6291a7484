import type { Deps } from '../../deps';
import type { ContentKind } from '../../http/answer-cache';

interface Writer {
  deps: Pick<Deps, 'answers'>;
  write: <Result>(work: () => Result) => Promise<Result>;
}

/** A write that also drops the finished pages and lists that it touches. */
export async function writeContent<Result>(
  { deps, write }: Writer,
  kind: ContentKind,
  work: () => Result,
): Promise<Result> {
  const result = await write(work);
  deps.answers.drop(kind);
  return result;
}
