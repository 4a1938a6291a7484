import type { StateCommand } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import {
  AlignCenter,
  Bold,
  ChartColumn,
  Heading2,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Table,
} from 'lucide';
import type { ReactNode } from 'react';
import { ChoosePicture } from '../../../components/media-library/choose-picture';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { IconButton } from '../../../components/ui/icon-button';
import {
  HEADING,
  insertImage,
  leaveList,
  LIST,
  NUMBERED,
  QUOTE,
  toggleLines,
  toggleLink,
  toggleMark,
} from './markdown-commands';
import { alignColumn, enterInTable, insertTable, moveToCell } from './markdown-tables';

const TOOLS = [
  { label: 'Bold (Ctrl+B)', icon: Bold, command: toggleMark('**') },
  { label: 'Italic (Ctrl+I)', icon: Italic, command: toggleMark('*') },
  { label: 'Heading', icon: Heading2, command: toggleLines(HEADING) },
  { label: 'List (Ctrl+Shift+8)', icon: List, command: toggleLines(LIST) },
  { label: 'Numbered list (Ctrl+Shift+7)', icon: ListOrdered, command: toggleLines(NUMBERED) },
  { label: 'Quote', icon: Quote, command: toggleLines(QUOTE) },
  { label: 'Link (Ctrl+K)', icon: Link, command: toggleLink },
  { label: 'Table', icon: Table, command: insertTable },
];

/** Tab leaves the text, as in any other field, except in a table. */
export const SHORTCUTS = keymap.of([
  { key: 'Mod-b', run: toggleMark('**') },
  { key: 'Mod-i', run: toggleMark('*') },
  { key: 'Mod-k', run: toggleLink },
  { key: 'Mod-Shift-8', run: toggleLines(LIST) },
  { key: 'Mod-Shift-7', run: toggleLines(NUMBERED) },
  { key: 'Tab', run: moveToCell(1), shift: moveToCell(-1) },
  { key: 'Enter', run: enterInTable },
  { key: 'Enter', run: leaveList },
]);

interface MarkdownToolbarProps {
  run: (command: StateCommand) => void;
  /** Whether the caret is in a table. */
  isInTable: boolean;
  onInsertBlock: () => void;
  /** Called before a dialog opens, which gives the focus back to where it was. */
  onOpenDialog: () => void;
  /** The end of the row. */
  children: ReactNode;
}

export function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { run, isInTable, onInsertBlock, onOpenDialog, children } = props;
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className="flex flex-wrap items-center border-b border-line"
    >
      {TOOLS.map(({ label, icon, command }) => (
        <IconButton key={label} label={label} icon={icon} onClick={() => run(command)} />
      ))}
      <IconButton
        label="Align column"
        icon={AlignCenter}
        isInactive={!isInTable}
        onClick={() => run(alignColumn)}
      />
      <ChoosePicture
        look="icon"
        onOpen={onOpenDialog}
        onPick={(picture) => run(insertImage(picture))}
      />
      <Button
        variant="text"
        aria-label="Insert block (/)"
        data-tooltip="Insert block (/)"
        // A menu closes a moment after the text loses the focus, which could be the next one.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onInsertBlock}
        className="max-lg:w-11 max-lg:px-0"
      >
        <Icon of={ChartColumn} />
        <span className="max-lg:hidden">Insert block</span>
      </Button>
      <div className="ms-auto flex items-center gap-1 ps-3">{children}</div>
    </div>
  );
}
