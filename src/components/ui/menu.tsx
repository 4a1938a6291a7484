import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuItem as HeadlessMenuItem,
  MenuItems,
} from '@headlessui/react';
import { cx } from 'class-variance-authority';
import { ChevronDown, Ellipsis, type IconNode } from 'lucide';
import { Icon } from './icon';
import type { ReactNode } from 'react';
import { BareButton, Button } from './button';

interface MenuProps {
  /** The label of the button that opens the menu. */
  label: string;
  /** For rows without room for words: an icon of three dots with the label as its name. */
  isCompact?: boolean;
  children: ReactNode;
}

/** A button that opens a list of actions; the arrow keys move through the list. */
export function Menu({ label, isCompact = false, children }: MenuProps) {
  return (
    <HeadlessMenu>
      {isCompact ? (
        <MenuButton as={Button} variant="text" size="icon" aria-label={label}>
          <Icon of={Ellipsis} />
        </MenuButton>
      ) : (
        <MenuButton as={Button} variant="outline">
          {label}
          <Icon of={ChevronDown} />
        </MenuButton>
      )}
      <MenuItems
        anchor={{ to: 'bottom end', gap: 6, padding: 8 }}
        className="z-30 min-w-48 cut-1 border border-line-strong bg-surface py-1 text-ui outline-none"
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}

interface MenuItemProps {
  icon?: IconNode;
  /** The action deletes something. */
  isDangerous?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon, isDangerous = false, isDisabled = false, onClick, children } = props;
  return (
    <HeadlessMenuItem
      as={BareButton}
      disabled={isDisabled}
      onClick={onClick}
      className={cx(
        'flex min-h-11 w-full items-center gap-3 px-4 text-start',
        'data-disabled:opacity-40 data-focus:bg-sand',
        isDangerous && 'text-danger',
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </HeadlessMenuItem>
  );
}
