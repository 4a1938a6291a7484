import { cva } from 'class-variance-authority';

/** Form controls. An outer `--control` sets their height: the console has lower ones. */
export const controlVariants = cva(
  [
    'block w-full cut-1 border-control border-line-strong bg-surface py-2 font-normal text-text',
    'focus-visible:outline-offset-1 disabled:bg-sand disabled:text-muted',
    'aria-invalid:border-danger aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-danger)]',
  ],
  {
    variants: {
      kind: {
        input: 'min-h-(--control,3.25rem) px-3.75',
        textarea: 'min-h-34 resize-y px-3.75 leading-normal',
        /** One line that grows with its text. */
        message: 'field-sizing-content max-h-40 min-h-11 resize-none px-3.75',
        select: 'min-h-(--control,3.25rem) appearance-none truncate ps-3.75 pe-11',
        /** With room for an icon. */
        search: 'min-h-(--control,3.25rem) cancel-cross ps-10',
      },
    },
    defaultVariants: { kind: 'input' },
  },
);
