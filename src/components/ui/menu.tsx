import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuItem as HeadlessMenuItem,
  MenuItems,
  MenuSeparator,
} from '@headlessui/react';
import { cx } from 'class-variance-authority';
import { Check, ChevronDown, Ellipsis, type IconNode } from 'lucide';
import { Icon } from './icon';
import type { ReactNode } from 'react';
import { BareButton, Button } from './button';

interface MenuProps {
  /** The label of the button that opens the menu. */
  label: string;
  /** For rows without room for words: an icon of three dots with the label as its name. */
  isCompact?: boolean;
  /** A word among others, without a frame. */
  isPlain?: boolean;
  /** What is chosen in the menu, after the label. */
  value?: string | undefined;
  children: ReactNode;
}

/** A button that opens a list of actions; the arrow keys move through the list. */
export function Menu({ label, isCompact = false, isPlain = false, value, children }: MenuProps) {
  return (
    <HeadlessMenu>
      {isCompact ? (
        <MenuButton as={Button} variant="text" size="icon" aria-label={label}>
          <Icon of={Ellipsis} />
        </MenuButton>
      ) : (
        <MenuButton as={Button} variant={isPlain ? 'text' : 'outline'}>
          {value === undefined ? (
            label
          ) : (
            <>
              <span className="font-normal text-muted">{label}</span>
              <bdi className="max-w-20 truncate sm:max-w-40">{value}</bdi>
            </>
          )}
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
  /** What the menu shows as chosen. */
  isChosen?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon, isDangerous = false, isDisabled = false, isChosen, onClick, children } = props;
  return (
    <HeadlessMenuItem
      as={BareButton}
      disabled={isDisabled}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onClick}
      className={cx(
        'flex min-h-11 w-full items-center gap-3 px-4 text-start',
        'data-disabled:opacity-40 data-focus:bg-sand',
        isDangerous && 'text-danger',
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
      {isChosen && <Icon of={Check} className="ms-auto" />}
    </HeadlessMenuItem>
  );
}

/** A line between groups of items. */
export function MenuLine() {
  return <MenuSeparator className="my-1 border-t border-line" />;
}
