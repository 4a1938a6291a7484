import * as z from 'zod/mini';
import { CONTENT_TYPES } from '../../../db/enums';
import { decodePath } from '../../core/decode-path.schema';
import {
  changeable,
  jsonObject,
  oneOf,
  requiredKey,
  requiredLine,
  startedFrom,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import { SYSTEM_PATHS } from '../content/reserved-paths.schema';

/** Files at the root of the site. */
export const ROOT_FILES = [
  'favicon.ico',
  'feed.xml',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon.svg',
  'llms-full.txt',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
];

const BEGINS_AS_PATH = /^\/(?![/\\])/;
const PATH_CHARACTERS = /^[^\s\p{Cc}\\]*$/u;

const isReserved = (path: string) => {
  const [first = '', ...more] = (decodePath(path) ?? '').toLowerCase().split('/').slice(1);
  // Below these are the links of invitations and of previews.
  const isBeforeSecret = first === 'join' || first === 'preview';
  const isRootFile = ROOT_FILES.includes(first) && more.length === 0;
  return isBeforeSecret || isRootFile || first === '.well-known' || SYSTEM_PATHS.includes(first);
};

const ownPath = (label: string) =>
  requiredLine(label, 300).check(
    z.refine((path) => path === '' || BEGINS_AS_PATH.test(path), {
      error: `${label} must be a path of this site, which begins with one /`,
      abort: true,
    }),
    z.refine((path) => PATH_CHARACTERS.test(decodePath(path) ?? ' '), {
      error: `${label} must be well-formed, without spaces and control characters`,
    }),
  );

const fields = {
  from: ownPath('From').check(
    z.refine((path) => path !== '/' && !/[?#]/.test(path), {
      error: 'From must be a path alone, without ? and #',
    }),
    z.refine((path) => !isReserved(path), { error: 'This address is used by the site itself' }),
  ),
  to: ownPath('To'),
};

export const listRedirectsSchema = z.object({
  ...pageInput,
  search: z.optional(z.string({ error: 'search must be text' }).check(z.maxLength(300))),
});

export const itemInput = z.object({
  type: oneOf('type', CONTENT_TYPES),
  id: requiredKey('id'),
});

export const createRedirectSchema = jsonObject(fields);

/** Omitted fields keep their value. `updatedAt` is the version that the edit started from. */
export const updateRedirectSchema = jsonObject({
  id: requiredKey('id'),
  ...changeable(fields),
  updatedAt: startedFrom,
});

export type NewRedirect = z.output<typeof createRedirectSchema>;
export type RedirectChange = z.output<typeof updateRedirectSchema>;
export type RedirectForm = z.input<typeof createRedirectSchema>;
