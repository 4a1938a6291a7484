import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide';
import { Icon } from '../../../components/ui/icon';
import { type DragEvent, useRef, useState } from 'react';
import {
  BLOCK_TYPES,
  type BlockType,
  blockDefinition,
  emptyBlock,
} from '../../../../server/features/pages/blocks.schema';
import { Button } from '../../../components/ui/button';
import { EmptyNote } from '../../../components/ui/empty-state';
import { IconButton } from '../../../components/ui/icon-button';
import { BlockForm } from './block-form';
import { type DraftBlock, isKnownBlock, toDraftBlock, toJson } from './page-content';

interface BlockEditorProps {
  blocks: DraftBlock[];
  /** Messages by path, such as `2.items.0.link`. */
  errors: Record<string, string>;
  /** Passes a function of the newest blocks: those of the last render may be older. */
  onChange: (update: (blocks: DraftBlock[]) => DraftBlock[]) => void;
}

/** Edits the blocks of a page: each can be moved, duplicated and removed. */
export function BlockEditor({ blocks, errors, onChange }: BlockEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const focusLater = (index: number, selector: string) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus(),
    );
  const change = (key: string, values: Record<string, unknown>) =>
    onChange((now) => now.map((block) => (block.key === key ? withValues(block, values) : block)));
  const remove = (key: string) => onChange((now) => now.filter((block) => block.key !== key));
  const duplicate = (key: string) =>
    onChange((now) =>
      now.flatMap((block) =>
        block.key === key ? [block, toDraftBlock(structuredClone(block.value))] : [block],
      ),
    );
  const move = (key: string, to: number) =>
    onChange((now) => {
      const moved = now.filter((block) => block.key === key);
      return now.filter((block) => block.key !== key).toSpliced(to, 0, ...moved);
    });

  function moveDragged({ currentTarget, clientY }: DragEvent<HTMLElement>, index: number) {
    const from = blocks.findIndex(({ key }) => key === dragged);
    const item = list.current?.children[from];
    if (!dragged || !item || from === index) return;
    const { top, bottom } = currentTarget.getBoundingClientRect();
    const { height } = item.getBoundingClientRect();
    // Not before the pointer is where the dragged block will be; else they would change back.
    const isThere = from < index ? clientY > bottom - height : clientY < top + height;
    if (isThere) move(dragged, index);
  }

  return (
    <div className="grid gap-3">
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {blocks.map((block, index) => (
          <li
            key={block.key}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              moveDragged(event, index);
            }}
            className={cx('border border-line bg-ground', dragged === block.key && 'opacity-60')}
          >
            <div className="flex flex-wrap items-center border-b border-line ps-3 sm:gap-1 sm:ps-1">
              <span
                draggable
                aria-hidden="true"
                className="hidden size-9 cursor-grab place-items-center text-muted sm:grid"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(block.key);
                }}
                onDragEnd={() => setDragged(null)}
              >
                <Icon of={GripVertical} />
              </span>
              <h3 className="flex-1 text-ui font-strong whitespace-nowrap">
                {index + 1}. {nameOf(block.value)}
              </h3>
              <div className="ms-auto flex sm:gap-1">
                <IconButton
                  label={`Move block ${index + 1} up`}
                  icon={ArrowUp}
                  isInactive={index === 0}
                  onClick={() => {
                    move(block.key, index - 1);
                    focusLater(index - 1, '[aria-label$="up"]');
                  }}
                />
                <IconButton
                  label={`Move block ${index + 1} down`}
                  icon={ArrowDown}
                  isInactive={index === blocks.length - 1}
                  onClick={() => {
                    move(block.key, index + 1);
                    focusLater(index + 1, '[aria-label$="down"]');
                  }}
                />
                <IconButton
                  label={`Duplicate block ${index + 1}`}
                  icon={Copy}
                  onClick={() => duplicate(block.key)}
                />
                <IconButton
                  label={`Remove block ${index + 1}`}
                  icon={Trash2}
                  onClick={() => {
                    remove(block.key);
                    focusLater(Math.min(index, blocks.length - 2), '[aria-label^="Remove"]');
                  }}
                />
              </div>
            </div>
            <div className="p-4">
              {isKnownBlock(block.value) ? (
                <BlockForm
                  id={block.key}
                  block={block.value}
                  errorAt={(path) => errors[`${index}.${path}`]}
                  onChange={(values) => change(block.key, values)}
                />
              ) : (
                <UnknownBlock value={block.value} />
              )}
            </div>
          </li>
        ))}
      </ol>
      {blocks.length === 0 && (
        <EmptyNote>The page has no sections yet. Begin with a hero or with text.</EmptyNote>
      )}
      <AddBlock
        onAdd={(type) => {
          onChange((now) => [...now, toDraftBlock(emptyBlock(type))]);
          focusLater(blocks.length, 'input, textarea, [contenteditable]');
        }}
      />
    </div>
  );
}

const withValues = (block: DraftBlock, values: Record<string, unknown>): DraftBlock => ({
  ...block,
  value: { ...(block.value as object), ...values },
});

function AddBlock({ onAdd }: { onAdd: (type: BlockType) => void }) {
  return (
    <div role="group" aria-label="Add a block" className="flex flex-wrap gap-2">
      {BLOCK_TYPES.map((type) => (
        <Button variant="outline" key={type} onClick={() => onAdd(type)}>
          + {blockDefinition(type).label}
        </Button>
      ))}
    </div>
  );
}

function nameOf(value: unknown): string {
  return isKnownBlock(value) ? blockDefinition(value.type).label : 'Unknown block';
}

function UnknownBlock({ value }: { value: unknown }) {
  return (
    <>
      <p className="mb-2 text-small text-muted">
        The site cannot draw this block. It is kept as it is; the JSON tab can change it.
      </p>
      <pre dir="ltr" className="max-h-40 overflow-auto bg-sand p-3 text-small">
        {toJson(value)}
      </pre>
    </>
  );
}
