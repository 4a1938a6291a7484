import * as z from 'zod/mini';

/**
 * The fields that forms and tools fill in. In zod/mini, since public pages load them.
 * A missing field gives the same message as an empty one.
 */

const isMissing = (input: unknown) => input === undefined || input === null;

const text = (label: string, required: string) =>
  z.string({ error: (issue) => (isMissing(issue.input) ? required : `${label} must be text`) });

/** The sentence is made when it is needed: the first number in words loads a language's data. */
export const atMost = (label: string, max: number) =>
  z.maxLength(max, {
    error: () => `${label} must be at most ${max.toLocaleString('en-US')} characters`,
  });

const toOneLine = (value: string) => value.replaceAll(/[\r\n\u2028\u2029]+/g, ' ').trim();

const toUnixLines = (value: string) => value.replaceAll('\r\n', '\n').trim();

/** One line that must be there; line breaks in it become a space. */
export const requiredLine = (label: string, max: number) =>
  text(label, `${label} is required`).check(
    z.overwrite(toOneLine),
    z.minLength(1, `${label} is required`),
    atMost(label, max),
  );

/** Text of several lines that must be there. */
export const requiredText = (label: string, max: number) =>
  text(label, `${label} is required`).check(
    z.overwrite(toUnixLines),
    z.minLength(1, `${label} is required`),
    atMost(label, max),
  );

const line = (label: string, max: number) =>
  text(label, `${label} must be text`).check(z.overwrite(toOneLine), atMost(label, max));

const lines = (label: string, max: number) =>
  text(label, `${label} must be text`).check(z.overwrite(toUnixLines), atMost(label, max));

/** One line that may be left out, null or blank: all three are null. */
export const optionalLine = (label: string, max: number) =>
  z.pipe(
    z.nullish(line(label, max)),
    z.transform((value) => value || null),
  );

/** Text of several lines that may be left out, null or blank: all three are null. */
export const optionalText = (label: string, max: number) =>
  z.pipe(
    z.nullish(lines(label, max)),
    z.transform((value) => value || null),
  );

/** The same two in an update: null or blank clears them, left out they keep their value. */
export const changedLine = (label: string, max: number) =>
  z.optional(
    z.pipe(
      z.nullable(line(label, max)),
      z.transform((value) => value || null),
    ),
  );

export const changedText = (label: string, max: number) =>
  z.optional(
    z.pipe(
      z.nullable(lines(label, max)),
      z.transform((value) => value || null),
    ),
  );

const isoTime = [z.iso.datetime({ offset: true, local: true }), z.iso.date()] as const;

/** A date-time or a day of ISO 8601. Without a zone it is UTC, and a day its midnight. */
export const instant = (label: string) =>
  z.pipe(z.union(isoTime, { error: `${label} must be an ISO 8601 date-time` }), z.transform(toUtc));

/** The same, or nothing: null or blank. */
export const optionalInstant = (label: string) =>
  z.pipe(
    z.union([...isoTime, z.null(), z.literal('')], {
      error: `${label} must be an ISO 8601 date-time or null`,
    }),
    z.transform((value) => (value ? toUtc(value) : null)),
  );

const toUtc = (iso: string) =>
  new Date(/T.*(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(iso) ? iso : `${iso}Z`).toISOString();

/** The version that an update started from; without it the last write wins. */
export const startedFrom = z.nullish(instant('updatedAt'));

export const requiredEmail = (message: string) =>
  z
    .string({ error: message })
    .check(z.overwrite(toOneLine), z.maxLength(254, message), z.email({ error: message }));

export const oneOf = <Value extends string>(label: string, values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `${label} must be one of ${values.join(', ')}` });

/** What a row is found by. Any text will do: an unknown one is not found. */
export const requiredKey = (name: string) => z.string({ error: `${name} is required` });

export const idInput = z.object({ id: requiredKey('id') });

/** The body of a write. */
export const jsonObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, { error: 'A JSON object is expected' });

/** How deep a body may be: far deeper, and it could not be written as JSON again. */
export const MAX_DEPTH = 500;

/** Whether a value has lists and objects in each other for more than so many levels. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
