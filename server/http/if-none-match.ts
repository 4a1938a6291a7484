/** Whether the caller has these bytes: compared weakly, as RFC 9110 wants it for `If-None-Match`. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return known.some((tag) => tag === '*' || withoutWeakness(tag) === withoutWeakness(etag));
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');
