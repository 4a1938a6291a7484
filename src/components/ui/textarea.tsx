import type { ComponentProps } from 'react';
import { controlVariants } from './control';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** For messages instead of texts: one line, and higher with what is written. */
  isMessage?: boolean;
}

export function Textarea({ isMessage, className, ...props }: TextareaProps) {
  const kind = isMessage ? 'message' : 'textarea';
  return <textarea {...props} className={controlVariants({ kind, className })} />;
}
