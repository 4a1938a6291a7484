import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { frameCopy } from '../config/frame.copy';
import { headsCopy } from '../config/heads.copy';

function StepAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    // The router marks each link to a part of the address; the list is not the current page.
    <a
      {...props}
      aria-current={undefined}
      className="inline-flex min-h-11 items-center no-underline underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}

const Step = createLink(StepAnchor);

function TrailNav(props: ComponentProps<'a'>) {
  const { home } = headsCopy.useCopy();
  const { groups } = frameCopy.useCopy();
  return (
    <nav aria-label={groups.trail}>
      <ol className="flex gap-2.5 text-ui font-strong text-action">
        <li>
          <Step to="/">{home}</Step>
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true">/</span>
          <StepAnchor {...props} />
        </li>
      </ol>
    </nav>
  );
}

/** The way to a page: home, and the list that the page belongs to, to which the link leads. */
export const Trail = createLink(TrailNav);
