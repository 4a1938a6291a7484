import * as z from 'zod/mini';
import { isDeeperThan, jsonObject, oneOf } from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import { PERIODS } from './periods.schema';

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

export const periodSchema = z.object({ period });

const type = z.nullish(z.string({ error: 'type must be text' }));

export const listByTypeSchema = z.object({ ...pageInput, type });
