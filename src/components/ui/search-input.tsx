import { cx } from 'class-variance-authority';
import { Search } from 'lucide';
import { Icon } from './icon';
import type { ComponentProps, ReactNode } from 'react';
import { controlVariants } from './control';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'placeholder'> {
  /** Its name and its placeholder. */
  label: string;
  /** At its end. */
  hint?: ReactNode;
}

/** `className` is of the box around it. */
export function SearchInput({ label, hint, className, ...props }: SearchInputProps) {
  return (
    <label className={cx('relative block', className)}>
      <span className="sr-only">{label}</span>
      <Icon of={Search} className="absolute start-3 top-[calc(50%-0.625rem)] text-muted" />
      <input
        type="search"
        placeholder={label}
        dir="auto"
        {...props}
        className={controlVariants({ kind: 'search' })}
      />
      {hint && <span className="absolute end-3 top-[calc(50%-0.75rem)]">{hint}</span>}
    </label>
  );
}
