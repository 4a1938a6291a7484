/**
 * Parts of rows in long tables. Each key press in a search renders dozens of rows, so the parts are
 * plain elements.
 */

/** More characters than fit into one line: the browser need not lay out the rest. */
const MAX_SHOWN = 200;

interface ClippedProps {
  text: string;
  /** Prose has its own text direction; names keep that of the column. */
  isProse?: boolean;
}

/** One line of text, cut with an ellipsis. */
export function Clipped({ text, isProse = false }: ClippedProps) {
  return (
    <span
      dir={isProse ? 'auto' : undefined}
      data-clipped={text.slice(0, 400)}
      className="block truncate"
    >
      {isProse ? text.slice(0, MAX_SHOWN) : <bdi>{text}</bdi>}
    </span>
  );
}

export function EmptyValue() {
  return <span className="text-muted">–</span>;
}
