import type { IconNode } from 'lucide';
import { Icon } from './icon';
import { Button, type ButtonProps } from './button';
import { Tooltip } from './tooltip';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children' | 'size'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: IconNode;
}

export function IconButton({ label, icon, variant = 'text', ...props }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <Button {...props} variant={variant} size="icon" aria-label={label}>
        <Icon of={icon} />
      </Button>
    </Tooltip>
  );
}
