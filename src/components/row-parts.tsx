import type { IconNode } from 'lucide';
import { Icon } from './ui/icon';
import { Button } from './ui/button';

/**
 * The parts of a long table's rows. Each key of a search draws dozens of them anew, so they are
 * plain elements, whose tooltips are the browser's own.
 */

/** More characters of prose than a line can show, so that the rest need not be set. */
const MAX_SHOWN = 200;

interface ClippedProps {
  text: string;
  /** Whole sentences run from their own side; names stay under their column's head. */
  isProse?: boolean;
}

/** One line that ends in an ellipsis where it does not fit. */
export function Clipped({ text, isProse = false }: ClippedProps) {
  return (
    <span dir={isProse ? 'auto' : undefined} title={text.slice(0, 400)} className="block truncate">
      {isProse ? text.slice(0, MAX_SHOWN) : <bdi>{text}</bdi>}
    </span>
  );
}

interface RowButtonProps {
  label: string;
  icon: IconNode;
  onClick: () => void;
}

export function RowButton({ label, icon, onClick }: RowButtonProps) {
  return (
    <Button variant="text" size="icon" aria-label={label} title={label} onClick={onClick}>
      <Icon of={icon} />
    </Button>
  );
}

export function Nothing() {
  return <span className="text-muted">–</span>;
}
