import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The props that connect a field to its form: id, name, event handlers and error message. */
export function fieldProps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
) {
  const { error } = form.getFieldState(name, form.formState);
  return { id: `field-${name}`, error: error?.message, ...form.register(name) };
}
