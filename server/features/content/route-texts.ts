/** The 409 responses of nouns with a slug, for the REST description. */
export const SLUG_IN_USE = { conflict: 'The slug is in use.' };
export const STALE_OR_SLUG_IN_USE = {
  conflict: 'The slug is in use, or the row has been changed since the update began.',
};

export const PUBLISHED_AT_ONCE =
  'Public at once, which needs content:publish too, unless `status` is `draft`.';
