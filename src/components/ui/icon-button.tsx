import type { IconNode } from 'lucide';
import { Icon } from './icon';
import { Button, type ButtonProps } from './button';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children' | 'size'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: IconNode;
  /** The key that does the same; only the tooltip shows it. */
  shortcut?: string;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, shortcut, variant = 'text', ...button } = props;
  return (
    <Button
      {...button}
      variant={variant}
      size="icon"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-tooltip={shortcut ? `${label} (${shortcut})` : label}
    >
      <Icon of={icon} />
    </Button>
  );
}
