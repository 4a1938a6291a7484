/** The first and the last byte of a part. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The part that a `Range` header asks for; null for the whole file, as with several parts. */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: Math.min(last === '' ? size - 1 : Number(last), size - 1) };
  const isBackwards = first !== '' && last !== '' && Number(last) < Number(first);
  if (isBackwards) return null;
  return range.start > range.end ? 'unsatisfiable' : range;
}
