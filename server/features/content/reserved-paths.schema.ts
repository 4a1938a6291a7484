/** The first part of paths that belong to the system. */
export const SYSTEM_PATHS = [
  'admin',
  'api',
  'api-docs',
  'assets',
  'client',
  'healthz',
  'live',
  'media',
  'metrics',
  'og',
  'readyz',
  'trpc',
];

/** Slugs that no page may have. Files are not listed: their names have a dot, which slugs cannot have. */
export const RESERVED_SLUGS = [
  ...SYSTEM_PATHS,
  'about',
  'accessibility',
  'ar',
  'case-studies',
  'contact',
  'insights',
  'privacy',
  'solutions',
  'terms',
];
