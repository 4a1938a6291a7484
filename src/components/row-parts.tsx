import { cx } from 'class-variance-authority';

/**
 * Parts of rows in long tables. Each key press in a search renders dozens of rows, so the parts are
 * plain elements.
 */

/** More characters than fit into one line: the browser need not lay out the rest. */
const MAX_SHOWN = 200;

interface ClippedProps {
  text: string;
  /** Prose is aligned by its own direction; names are aligned as their column is. */
  isProse?: boolean;
}

/** One line of text, cut with an ellipsis at its own end. */
export function Clipped({ text, isProse = false }: ClippedProps) {
  return (
    <span
      dir="auto"
      data-clipped={text.slice(0, 400)}
      className={cx('block min-w-0 truncate', !isProse && 'text-as-parent')}
    >
      {text.slice(0, MAX_SHOWN)}
    </span>
  );
}

/** Nothing in a card, where no column has to be filled. */
export function EmptyValue() {
  return <span className="text-muted card:hidden">–</span>;
}
