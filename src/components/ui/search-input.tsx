import { cx } from 'class-variance-authority';
import { Search } from 'lucide';
import { Icon } from './icon';
import type { ComponentProps, ReactNode } from 'react';
import { controlVariants } from './control';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'placeholder'> {
  /** The accessible name and the placeholder. */
  label: string;
  /** At the inline end of the input. */
  hint?: ReactNode;
}

/** `className` is for the box around the input. */
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
        className={controlVariants({ kind: 'search', className: hint ? 'pe-10' : 'pe-3.5' })}
      />
      {hint && <span className="absolute end-3 top-[calc(50%-0.75rem)]">{hint}</span>}
    </label>
  );
}
