import * as z from 'zod/mini';
import {
  instant,
  line,
  requiredKey,
  requiredLine,
  requiredText,
  startedFrom,
  trueOrFalse,
  usesFiles,
} from '../../core/fields.schema';
import { hasGoodFigures } from './figures/figures.schema';

/** Fields that pages, case studies and insights share. */

export const slugInput = z.object({ slug: requiredKey('slug') });

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isSlug = z.refine<string>((value) => value === '' || SLUG.test(value), {
  error: 'Slug may hold lowercase letters, digits and single hyphens',
});

export const slug = requiredLine('Slug', 100).check(isSlug);

/** A slug that may be blank. */
export const slugLine = line('Slug', 100).check(isSlug);

export const MAX_SEARCH_TITLE = 70;

/** What the page of an article or a study is called in search results; blank for its title. */
export const searchTitle = line('Search Title', MAX_SEARCH_TITLE);

/**
 * The row to update, and the version that the edit started from. A change of the slug can change the links
 * of our own texts to the old address too.
 */
export const target = {
  id: requiredKey('id'),
  updatedAt: startedFrom,
  updatesLinks: z.nullish(trueOrFalse('updatesLinks')),
  /** The version of the draft that the update publishes, and removes. */
  draft: z.nullish(instant('draft')),
};

const MAX_LINES = 2_000;
const MAX_MARKS = 10_000;
const MARK = /[!&*<[\\\]_`|~]/;

/** Looks no further than it has to. */
const hasAtMost = (most: number, separator: string | RegExp, text: string) =>
  text.split(separator, most + 2).length <= most + 1;

/**
 * Checks of fields with Markdown, which `textOf` reads: 200,000 characters take a second to render
 * if most of them are formatting. No later check looks at a text that fails them.
 */
export const rendersQuickly = (label: string, textOf: (value: unknown) => string = String) => [
  z.refine((value) => hasAtMost(MAX_LINES - 1, '\n', textOf(value)), {
    error: () => `${label} must have at most ${MAX_LINES.toLocaleString('en-US')} lines`,
    abort: true,
  }),
  z.refine((value) => hasAtMost(MAX_MARKS, MARK, textOf(value)), {
    error: () =>
      `${label} must have at most ${MAX_MARKS.toLocaleString('en-US')} formatting characters`,
    abort: true,
  }),
];

/** Required Markdown. */
export const requiredMarkdown = (label: string, max: number) =>
  requiredText(label, max).check(...rendersQuickly(label), hasGoodFigures, usesFiles());
