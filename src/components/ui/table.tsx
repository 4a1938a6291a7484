import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp } from 'lucide';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BareButton } from './button';
import { Icon } from './icon';

/** Every part has its role, because tables that are laid out as cards lose their implicit roles. */

interface TableProps extends ComponentProps<'table'> {
  /** What the table lists. */
  label: string;
}

export function Table({ label, className, ...props }: TableProps) {
  return (
    <table
      role="table"
      aria-label={label}
      {...props}
      className={cx(
        'w-full border-separate border-spacing-0 border border-line bg-surface text-small',
        className,
      )}
    />
  );
}

export function TableHead({
  children,
  rowClassName,
  ...props
}: ComponentProps<'thead'> & { rowClassName?: string | undefined }) {
  return (
    <thead role="rowgroup" {...props}>
      <TableRow aria-rowindex={1} className={rowClassName}>
        {children}
      </TableRow>
    </thead>
  );
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      role="row"
      {...props}
      className={cx(
        'card:hover:bg-sand card:has-focus-visible:bg-sand hover:[&>td]:bg-sand has-focus-visible:[&>td]:bg-sand',
        className,
      )}
    />
  );
}

/** Stays in view while the rows scroll by. */
export function HeadCell({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      role="columnheader"
      scope="col"
      {...props}
      className={cx(
        'sticky top-0 z-1 border-b border-line bg-sand px-2 py-2 sm:px-3',
        'text-micro font-strong text-muted',
        className,
      )}
    />
  );
}

export function Cell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td role="cell" {...props} className={cx('border-b border-line px-2 sm:px-3', className)} />
  );
}

/** Clicks on its buttons, and in the menus that they open, do not open the row: see `opensRow`. */
export function ActionsCell({ children, ...props }: ComponentProps<'td'>) {
  return (
    <Cell {...props}>
      <div data-actions className="flex justify-end">
        {children}
      </div>
    </Cell>
  );
}

/** React bubbles clicks in menus and dialogs of a row to it too, though they are elsewhere on the page. */
export const opensRow = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('[data-actions]') === null;

/** Opens the row by keyboard, and names it for screen readers; a press does what one of the row does. */
export function RowOpener(props: ComponentProps<'button'>) {
  return <BareButton data-opener {...props} className="block w-full text-start font-strong" />;
}

interface SortHeadCellProps {
  label: string;
  className?: string;
  /** Null if the table is sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
}

/** On a phone only assistive technology gets the head, and a select sorts the table. */
export function SortHeadCell({ label, className, direction, onSort }: SortHeadCellProps) {
  const arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <HeadCell aria-sort={direction ?? undefined} className={className}>
      <span className="wide:hidden">{label}</span>
      <BareButton
        onClick={onSort}
        className="-my-1 inline-flex min-h-7 items-center gap-1 hover:text-text card:hidden"
      >
        {label}
        {direction && <Icon of={arrow} className="size-3.5 stroke-2" />}
      </BareButton>
    </HeadCell>
  );
}

/** Replaces the rows of an empty table. */
export function TableMessage({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr role="row" className="card:block">
      <td role="cell" colSpan={span} className="card:block">
        {children}
      </td>
    </tr>
  );
}
