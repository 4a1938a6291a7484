import * as z from 'zod/mini';
import { isDeeperThan, jsonObject, oneOf } from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import { FIRST_DAY, MAX_PERIOD_DAYS, PERIODS } from './periods.schema';
import { sourceFilter } from './source-filter.schema';

const MAX_DATA_BYTES = 2_048;
const MAX_DATA_DEPTH = 5;

const encoder = new TextEncoder();
const bytesOf = (data: unknown) => encoder.encode(JSON.stringify(data)).byteLength;

export const trackSchema = jsonObject({
  event: z
    .string({ error: 'event is required' })
    .check(
      z.minLength(1, 'event is required'),
      z.maxLength(100, 'event must be at most 100 characters'),
    ),
  data: z.nullish(
    z.record(z.string(), z.unknown(), { error: 'data must be an object' }).check(
      z.refine((data) => !isDeeperThan(MAX_DATA_DEPTH, data), {
        error: `data must not be nested deeper than ${MAX_DATA_DEPTH}`,
        // The size check below would fail on data that is too deep.
        abort: true,
      }),
      z.refine((data) => bytesOf(data) <= MAX_DATA_BYTES, 'data must be at most 2 kB'),
    ),
  ),
});

export type TrackInput = z.input<typeof trackSchema>;

const period = z._default(oneOf('period', PERIODS), 'all');

const day = (label: string) =>
  z.nullish(
    z.iso
      .date({ error: `${label} must be a day such as 2026-11-21`, abort: true })
      .check(z.refine((text) => text >= FIRST_DAY, `${label} must not be before ${FIRST_DAY}`)),
  );

const periodFields = { period, from: day('From'), to: day('To') };

const MAX_PERIOD_MS = MAX_PERIOD_DAYS * 86_400_000;

interface Days {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

function problemOf({ from, to }: Days): { path: 'from' | 'to'; message: string } | null {
  if (!from && !to) return null;
  if (!from) return { path: 'from', message: 'From is required with To' };
  if (!to) return { path: 'to', message: 'To is required with From' };
  if (to < from) return { path: 'to', message: 'To must not be before From' };
  return Date.parse(to) - Date.parse(from) < MAX_PERIOD_MS
    ? null
    : { path: 'from', message: `From and To may span ${MAX_PERIOD_DAYS} days at most` };
}

const withDays = <Schema extends z.ZodMiniType<Days>>(schema: Schema) =>
  schema.check((context) => {
    const problem = problemOf(context.value);
    if (!problem) return;
    const { path, message } = problem;
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  });

/** A named period, or days of the site's calendar, which come before it. */
export const periodSchema = withDays(z.object(periodFields));

export const sourcesSchema = withDays(
  z.object({ ...periodFields, filter: z.nullish(sourceFilter) }),
);

const type = z.nullish(z.string({ error: 'type must be text' }));

export const exportLogSchema = withDays(z.object({ ...periodFields, type }));

export const listLogSchema = withDays(z.object({ ...pageInput, ...periodFields, type }));
