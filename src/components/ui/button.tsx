import { createLink } from '@tanstack/react-router';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';

const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2.5 cut-2 text-center leading-tight no-underline print:hidden',
    'border-control forced-colors:border-current',
    'transition-colors duration-150 ease-out inactive:cursor-not-allowed',
  ],
  {
    variants: {
      variant: {
        primary: [
          'border-transparent bg-action font-strong text-on-action hover:bg-action-hover',
          'inactive:bg-sand-strong inactive:text-muted',
        ],
        outline: [
          'border-line-strong font-strong text-text hover:border-text hover:bg-sand in-[.band]:hover:bg-band-raised',
          'aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-ground',
          'inactive:border-transparent inactive:bg-sand-strong inactive:text-muted',
        ],
        /** For filters of a list. */
        chip: [
          'border-line-strong text-text hover:border-text',
          'aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-ground inactive:border-transparent inactive:bg-sand-strong inactive:text-muted',
          'aria-selected:border-text aria-selected:bg-text aria-selected:text-ground',
        ],
        text: [
          'border-transparent font-strong text-action underline-offset-4 hover:text-action-hover hover:underline',
          'inactive:no-underline inactive:opacity-40',
        ],
        ghost: [
          'border-transparent font-strong text-text hover:bg-sand in-[.band]:hover:bg-band-raised',
          'inactive:bg-transparent inactive:opacity-40',
        ],
        danger: [
          'border-transparent bg-danger font-strong text-on-danger hover:opacity-90',
          'inactive:bg-sand-strong inactive:text-muted',
        ],
      },
      size: {
        large: 'min-h-13 px-6.5 py-2 text-base',
        medium: 'min-h-11 px-4 py-1 text-ui',
        icon: 'size-11 shrink-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

type ButtonVariants = VariantProps<typeof buttonVariants>;

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Ignores presses but keeps the focus, unlike `disabled`: for example while a save is pending. */
  isInactive?: boolean | undefined;
}

/** `className` is for margins and width; `variant` and `size` set the appearance. */
export function Button({ variant, size, className, isInactive, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={isInactive ? true : undefined}
      onClick={isInactive ? ignore : onClick}
      className={buttonVariants({ variant, size, className })}
    />
  );
}

/** Keeps the press from submitting the form. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}

type ButtonAnchorProps = ComponentProps<'a'> & ButtonVariants;

/** For addresses outside the router: files, e-mail, other sites. */
export function ButtonAnchor({ variant, size, className, children, ...props }: ButtonAnchorProps) {
  return (
    // The router marks each link to a part of the address; a button is not the current page.
    <a {...props} aria-current={undefined} className={buttonVariants({ variant, size, className })}>
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

/** A button without styles, for rows, tiles and words that can be pressed. */
export function BareButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}
