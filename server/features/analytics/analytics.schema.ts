import * as z from 'zod/mini';

const MAX_DATA_BYTES = 4_096;
const MAX_DATA_DEPTH = 5;

export const trackSchema = z.object(
  {
    event: z
      .string({ error: 'event is required' })
      .check(
        z.minLength(1, 'event is required'),
        z.maxLength(100, 'event must be at most 100 characters'),
      ),
    data: z.nullish(
      z.record(z.string(), z.unknown(), { error: 'data must be an object' }).check(
        z.refine(
          (data) => depthOf(data) <= MAX_DATA_DEPTH,
          `data must not be nested deeper than ${MAX_DATA_DEPTH}`,
        ),
        z.refine(
          (data) => JSON.stringify(data).length <= MAX_DATA_BYTES,
          'data must be at most 4 kB',
        ),
      ),
    ),
  },
  { error: 'A JSON object is expected' },
);

export type TrackInput = z.input<typeof trackSchema>;

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
