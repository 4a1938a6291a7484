import { createLink } from '@tanstack/react-router';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const textLinkVariants = cva('text-action underline underline-offset-4', {
  variants: {
    /** Stands alone: high enough for a finger. */
    isAlone: { true: 'inline-flex min-h-11 items-center gap-2' },
  },
});

type TextAnchorProps = ComponentProps<'a'> & VariantProps<typeof textLinkVariants>;

/** For addresses that are none of the router's. */
export function TextAnchor({ isAlone, className, children, ...props }: TextAnchorProps) {
  return (
    <a {...props} className={textLinkVariants({ isAlone, className })}>
      {children}
    </a>
  );
}

/** A link among words. */
export const TextLink = createLink(TextAnchor);
