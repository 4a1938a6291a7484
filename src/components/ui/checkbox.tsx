import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A checkbox with its label, which wraps. `className` places the label. */
export function Checkbox({ className, children, ...props }: ComponentProps<'input'>) {
  return (
    <label className={cx('flex min-h-11 min-w-0 items-center gap-2.5', className)}>
      <input {...props} type="checkbox" className="size-4.5 shrink-0 accent-action" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
