/** Whether the client has this version. RFC 9110 requires weak comparison for `If-None-Match`. */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === '*' || withoutPrefix(tag) === withoutPrefix(etag));
}

const withoutPrefix = (tag: string) => tag.replace(/^W\//, '');
