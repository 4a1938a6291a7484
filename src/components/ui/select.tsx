import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide';
import { Icon } from './icon';
import type { ComponentProps } from 'react';
import { controlVariants } from './control';

/** A native select. `className` is for the box around it. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className={cx('relative', className)}>
      <select {...props} className={controlVariants({ kind: 'select' })} />
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute end-3.75 top-[calc(50%-0.625em)]"
      />
    </div>
  );
}
