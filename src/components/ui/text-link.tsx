import { createLink } from '@tanstack/react-router';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const textLinkVariants = cva('text-action underline underline-offset-4', {
  variants: {
    /** For a link that is not part of a sentence: high enough for a finger. */
    isAlone: { true: 'inline-flex min-h-11 items-center gap-2' },
  },
});

type TextAnchorProps = ComponentProps<'a'> & VariantProps<typeof textLinkVariants>;

/** For addresses outside the router. */
export function TextAnchor({ isAlone, className, children, ...props }: TextAnchorProps) {
  return (
    <a {...props} className={textLinkVariants({ isAlone, className })}>
      {children}
    </a>
  );
}

/** A link inside a sentence. */
export const TextLink = createLink(TextAnchor);
