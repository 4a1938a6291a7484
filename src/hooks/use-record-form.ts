import { type FieldValues, useForm, type UseFormProps } from 'react-hook-form';

/**
 * The form of a `RecordDialog`, which focuses the first invalid field itself: react-hook-form knows
 * the order in which fields were registered, and not that of the screen.
 */
export function useRecordForm<Values extends FieldValues>(props: UseFormProps<Values>) {
  return useForm<Values>({ ...props, shouldFocusError: false });
}
