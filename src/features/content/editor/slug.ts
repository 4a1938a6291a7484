const MAX_LENGTH = 100;

/** Makes a slug: `ERP für Ärzte` becomes `erp-fur-arzte`. Empty for titles without Latin letters. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
}
