import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link onwards. In a card it is the card's one link, and spreads over all of it. */
export const moreClass =
  'inline-flex min-h-11 items-center gap-2 text-ui font-[550] text-action no-underline underline-offset-4 hover:underline';

export const spreadClass = "after:absolute after:inset-0 after:content-['']";

interface MoreProps {
  children: ReactNode;
  /** What about, for whoever hears the link without the card around it. */
  about?: string;
}

/** The words and the arrow of such a link. */
export function More({ children, about }: MoreProps) {
  return (
    <>
      <span>
        {children}
        {about && <span className="sr-only"> about {about}</span>}
      </span>
      <ArrowRight
        aria-hidden
        strokeWidth={1.75}
        className="size-5 flip transition-[translate] duration-150 ease-out group-hover:translate-x-[3px] rtl:translate-none"
      />
    </>
  );
}
