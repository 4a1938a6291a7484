import type { LucideIcon } from 'lucide-react';
import { buttonClass } from './button';
import { Tooltip } from './tooltip';

interface IconButtonProps {
  /** What it does: its name to assistive technology and its tooltip. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  className?: string;
}

export function IconButton({ label, icon: Icon, onClick, className = '' }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className={buttonClass('text', 'icon', className)}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
