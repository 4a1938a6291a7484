import * as z from 'zod/mini';
import { ASK_KINDS } from '../../../db/enums';
import {
  changeable,
  jsonObject,
  oneOf,
  optionalInstant,
  requiredKey,
  requiredLine,
  trueOrFalse,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';

const MAX_OPTIONS = 10;
export const OPTIONS_NEEDED = `To choose one, there must be 2 to ${MAX_OPTIONS} options`;

const shape = {
  kind: oneOf('kind', ASK_KINDS),
  /** Those of `choose`. */
  options: z.nullish(
    z
      .array(requiredLine('An option', 200), { error: 'options must be a list of texts' })
      .check(z.maxLength(MAX_OPTIONS, OPTIONS_NEEDED)),
  ),
  dueDate: z.optional(optionalInstant('Due Date')),
};

export const areEnough = (options: string[]) => new Set(options).size >= 2;

const hasOptions = z.refine<{ kind: string; options?: string[] | null | undefined }>(
  ({ kind, options }) => kind !== 'choose' || areEnough(options ?? []),
  { path: ['options'], error: OPTIONS_NEEDED },
);

/** What an update asks of the client. */
export const askFields = jsonObject(shape).check(hasOptions);

/** Each line is an option. */
export const optionsIn = (lines: string): string[] =>
  lines.split('\n').flatMap((line) => line.trim() || []);

/** The values of the form; an empty kind asks for nothing. */
export const askFormSchema = z
  .object({
    kind: z.union([z.literal(''), shape.kind]),
    options: z.string(),
    dueDate: z.string(),
  })
  .check(
    z.refine(
      ({ kind, options }) => {
        const lines = optionsIn(options);
        return kind !== 'choose' || (areEnough(lines) && lines.length <= MAX_OPTIONS);
      },
      { path: ['options'], error: OPTIONS_NEEDED },
    ),
  );

export type AskForm = z.input<typeof askFormSchema>;

export const createAskSchema = jsonObject({
  projectId: requiredKey('projectId'),
  updateId: requiredKey('updateId'),
  ...shape,
}).check(hasOptions);

/** Omitted fields keep their value; null clears the due date. */
export const updateAskSchema = jsonObject({
  projectId: requiredKey('projectId'),
  updateId: requiredKey('updateId'),
  ...changeable({ kind: shape.kind }),
  options: shape.options,
  dueDate: shape.dueDate,
});

export const askInput = z.object({
  projectId: requiredKey('projectId'),
  updateId: requiredKey('updateId'),
});

/** The open asks of one client, or of all. */
export const listAsksSchema = z.object({
  limit: pageInput.limit,
  clientId: z.optional(z.string({ error: 'clientId must be text' })),
  isOverdue: z.optional(trueOrFalse('isOverdue')),
});

export type AskFields = z.output<typeof askFields>;
export type NewAsk = z.output<typeof createAskSchema>;
export type AskChange = z.output<typeof updateAskSchema>;
