import type { ComponentProps } from 'react';
import { controlVariants } from './control';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...props} className={controlVariants({ className })} />;
}
