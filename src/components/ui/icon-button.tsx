import type { IconNode } from 'lucide';
import { Icon } from './icon';
import { Button, type ButtonProps } from './button';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children' | 'size'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: IconNode;
}

export function IconButton({ label, icon, variant = 'text', ...props }: IconButtonProps) {
  return (
    <Button {...props} variant={variant} size="icon" aria-label={label} data-tooltip={label}>
      <Icon of={icon} />
    </Button>
  );
}
