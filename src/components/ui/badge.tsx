import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeVariants = cva(
  'inline-flex w-fit items-center gap-1.5 cut-1 px-2.5 py-0.75 text-micro font-strong',
  {
    variants: {
      tone: {
        neutral: 'bg-sand-strong text-muted',
        action: 'bg-action-soft text-action',
        accent: 'bg-accent-soft text-accent',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
        solid: 'bg-saffron text-ink',
        /** For pictures, in both themes. */
        ink: 'bg-ink/90 text-text scheme-dark',
      },
      /** For texts that may be long. */
      wraps: { true: 'wrap-anywhere', false: 'whitespace-nowrap' },
    },
    defaultVariants: { tone: 'neutral', wraps: false },
  },
);

type BadgeVariants = VariantProps<typeof badgeVariants>;

export type Tone = NonNullable<BadgeVariants['tone']>;

/** A short label for the state of something. */
export function Badge({
  tone,
  wraps,
  className,
  ...props
}: ComponentProps<'span'> & BadgeVariants) {
  return <span {...props} className={badgeVariants({ tone, wraps, className })} />;
}
