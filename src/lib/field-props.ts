import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What a field of a form takes: its id and name, what it is wired with, and what is wrong with it. */
export function fieldProps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
) {
  const { error } = form.getFieldState(name, form.formState);
  return { id: `field-${name}`, error: error?.message, ...form.register(name) };
}
