import type { FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form';

/** Checks the input that a form's values stand for; the errors are those of the form's fields. */
export type InputResolver<Input, Values extends FieldValues> = (
  input: Input,
  context: unknown,
  options: ResolverOptions<Values>,
) => Promise<ResolverResult<Values>>;
