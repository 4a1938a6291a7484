import type { ComponentProps } from 'react';
import { controlVariants } from './control';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** For chat messages: one line that grows with its text. */
  isMessage?: boolean;
}

export function Textarea({ isMessage, className, ...props }: TextareaProps) {
  const kind = isMessage ? 'message' : 'textarea';
  return <textarea {...props} className={controlVariants({ kind, className })} />;
}
