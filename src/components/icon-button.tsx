import type { LucideIcon } from 'lucide-react';
import { buttonClass } from './button';
import { Tooltip } from './tooltip';

interface IconButtonProps {
  /** What it does: its name to assistive technology and its tooltip. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  /** Stays in the order of the keyboard, and says that it does nothing now. */
  isDisabled?: boolean;
  className?: string;
}

export function IconButton({
  label,
  icon: Icon,
  onClick,
  isDisabled,
  className = '',
}: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <button
        type="button"
        aria-label={label}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : onClick}
        className={buttonClass('text', 'icon', `aria-disabled:opacity-40 ${className}`)}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
