import { createLink } from '@tanstack/react-router';
import { cva, type VariantProps } from 'class-variance-authority';
import { ArrowRight } from 'lucide';
import { Icon } from './icon';
import type { ComponentProps } from 'react';

const moreVariants = cva(
  [
    'group inline-block py-3 text-ui font-strong text-balance text-action',
    'no-underline underline-offset-4 hover:underline',
  ],
  {
    variants: {
      isSpread: { true: "after:absolute after:inset-0 after:content-[''] print:hidden" },
    },
  },
);

interface MoreAnchorProps extends ComponentProps<'a'>, VariantProps<typeof moreVariants> {
  /** The subject, for screen readers that read the link without the card. */
  about?: string;
}

/** A "read more" link to an address outside the router. With `isSpread` it covers its card. */
export function MoreAnchor({ about, isSpread, className, children, ...props }: MoreAnchorProps) {
  return (
    // The router marks each link to a part of the address; the list is not the current page.
    <a {...props} aria-current={undefined} className={moreVariants({ isSpread, className })}>
      <span>
        <span className="relative pe-7">
          {/* Beside the last word of several lines. */}
          <Icon
            of={ArrowRight}
            className="absolute end-0 bottom-0 flip transition-[translate] duration-150 ease-out group-hover:translate-x-[3px] rtl:translate-none"
          />
          {children}
        </span>
        {about && <span className="sr-only">: {about}</span>}
      </span>
    </a>
  );
}

/** A "read more" link to a route. */
export const MoreLink = createLink(MoreAnchor);
