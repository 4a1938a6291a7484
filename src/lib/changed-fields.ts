import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Whether two values of a form are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Of what a form sends, the fields that were changed in it: updates keep the value of all others. */
export function changedFields<Values extends FieldValues, Input extends object>(
  form: UseFormReturn<Values>,
  input: Input,
): Partial<Input> {
  const before: Partial<Record<string, unknown>> = form.formState.defaultValues ?? {};
  const now: Partial<Record<string, unknown>> = form.getValues();
  return pick(input, (name) => !isSame(before[name], now[name]));
}

/** The fields of an input whose name is accepted. */
export const pick = <Input extends object>(
  input: Input,
  accepts: (name: string) => boolean,
): Partial<Input> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => accepts(name))) as Partial<Input>;
