import * as z from 'zod/mini';

/**
 * Schemas of the fields of forms and requests. In zod/mini, since public pages load them. A missing
 * field has the same message as an empty one.
 */

const isMissing = (input: unknown) => input === undefined || input === null;

const text = (label: string, required: string) =>
  z.string({ error: (issue) => (isMissing(issue.input) ? required : `${label} must be text`) });

/** The message is built on use: the first formatted number loads the data of the locale. */
export const atMost = (label: string, max: number) =>
  z.maxLength(max, {
    error: () => `${label} must be at most ${max.toLocaleString('en-US')} characters`,
  });

/**
 * Characters without a width hide that a line is empty, and changes of direction reverse its words. NUL is
 * no text: many programs end a text there.
 */
const toOneLine = (value: string) =>
  value
    .replaceAll(/[\0\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[\r\n\u2028\u2029]+/g, ' ')
    .trim();

const toUnixLines = (value: string) => value.replaceAll(/\r(?=\n)|\0/g, '').trim();

/** Required text in one line. Line breaks become spaces. */
export const requiredLine = (label: string, max: number) =>
  text(label, `${label} is required`).check(
    z.overwrite(toOneLine),
    z.minLength(1, `${label} is required`),
    atMost(label, max),
  );

/** Required text in several lines. */
export const requiredText = (label: string, max: number) =>
  text(label, `${label} is required`).check(
    z.overwrite(toUnixLines),
    z.minLength(1, `${label} is required`),
    atMost(label, max),
  );

/** Text in one line, which may be blank. */
export const line = (label: string, max: number) =>
  text(label, `${label} must be text`).check(z.overwrite(toOneLine), atMost(label, max));

/** Text in several lines, which may be blank. */
export const lines = (label: string, max: number) =>
  text(label, `${label} must be text`).check(z.overwrite(toUnixLines), atMost(label, max));

const blankToNull = <Value extends string>(value: Value | null | undefined) =>
  value === '' ? null : (value ?? null);

/** An optional field. Omitted, null and blank become null. */
export const optionalField = <Value extends string, Input>(field: z.ZodMiniType<Value, Input>) =>
  z.pipe(z.nullish(field), z.transform(blankToNull));

/** An optional field in an update: null or blank clears it, omitted it keeps its value. */
export const changedField = <Value extends string, Input>(field: z.ZodMiniType<Value, Input>) =>
  z.optional(z.pipe(z.nullable(field), z.transform(blankToNull)));

/** Optional text in one line. */
export const optionalLine = (label: string, max: number) => optionalField(line(label, max));

/** Optional text in several lines. */
export const optionalText = (label: string, max: number) => optionalField(lines(label, max));

/** Fields of an update that cannot be cleared: omitted or null, they keep their value. */
export function changeable<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, unchangedWhenNull(field)]),
  ) as { [Name in keyof Shape]: Changeable<Shape[Name]> };
}

type Changeable<Field extends z.ZodMiniType> = ReturnType<typeof unchangedWhenNull<Field>>;

const unchangedWhenNull = <Field extends z.ZodMiniType>(field: Field) =>
  z.optional(
    z.pipe(
      z.nullable(field),
      z.transform((value) => value ?? undefined),
    ),
  );

const isoTime = [z.iso.datetime({ offset: true, local: true }), z.iso.date()] as const;

/** An ISO 8601 date-time, in UTC unless it has a zone, or a day, which means its midnight in UTC. */
export const instant = (label: string) =>
  z.pipe(z.union(isoTime, { error: `${label} must be an ISO 8601 date-time` }), z.transform(toUtc));

/** The same, or null or blank, which become null. */
export const optionalInstant = (
  label: string,
  error = `${label} must be an ISO 8601 date-time or null`,
) =>
  z.pipe(
    z.union([...isoTime, z.null(), z.literal('')], { error }),
    z.transform((value) => (value ? toUtc(value) : null)),
  );

const toUtc = (iso: string) =>
  new Date(!iso.includes('T') || /(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`).toISOString();

/** The version that an edit started from; without it the last write wins. */
export const startedFrom = z.nullish(instant('updatedAt'));

export const requiredEmail = (message: string) =>
  z
    .string({ error: message })
    .check(z.overwrite(toOneLine), z.maxLength(254, message), z.email({ error: message }));

export const oneOf = <Value extends string>(label: string, values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `${label} must be one of ${values.join(', ')}` });

/** A boolean, or its name as in a query string. */
export const trueOrFalse = (label: string) =>
  z.pipe(
    z.union([z.boolean(), z.literal('true'), z.literal('false')], {
      error: `${label} must be true or false`,
    }),
    z.transform((value) => value === true || value === 'true'),
  );

export function wholeNumber(label: string, min: number, max: number) {
  const error = `${label} must be a whole number from ${min} to ${max}`;
  return z.int({ error }).check(z.gte(min, error), z.lte(max, error));
}

/** A path of this site, or an address of a type that cannot run a script. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\p{Cc}]*$/iu;
export const isSafeLink = (value: string) => SAFE_LINK.test(value);

const MAX_ADDRESS = 2_000;

/** An address that becomes a link, or a blank text. */
export const webAddress = (label: string) =>
  line(label, MAX_ADDRESS).check(
    z.refine((address) => address === '' || isSafeLink(address), {
      error: `${label} must begin with /, #, https://, mailto: or tel:`,
    }),
  );

/** An address on this site: pages load nothing from other sites. */
const SAFE_IMAGE = /^\/(?![/\\])[^\s\p{Cc}]*$/u;

/** The address of a picture of the media library, or a blank text. */
export const libraryPicture = (label: string) =>
  line(label, MAX_ADDRESS).check(
    z.refine((address) => address === '' || SAFE_IMAGE.test(address), {
      error: `${label} must be one of the media library`,
    }),
    usesFiles(),
  );

/** The description of fields that may use files. Their noun declares them as `mediaReferences`. */
export const USES_FILES = 'Files of the media library that it refers to cannot be deleted.';
export const usesFiles = () => z.describe(USES_FILES);

/** An id or slug. Any text is valid: an unknown one gives a 404. */
export const requiredKey = (name: string) => z.string({ error: `${name} is required` });

export const idInput = z.object({ id: requiredKey('id') });

/** The body of a write. */
export const jsonObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, { error: 'A JSON object is expected' });

/** The maximum nesting of a body: JSON.stringify fails on much deeper ones. */
export const MAX_DEPTH = 500;

/** Whether lists and objects in a value are nested deeper than so many levels. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
