import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide';
import { Icon } from '../../../components/ui/icon';
import { useRef, useState } from 'react';
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
  onChange: (blocks: DraftBlock[]) => void;
}

/** Edits the blocks of a page: each can be moved, duplicated and removed. */
export function BlockEditor({ blocks, errors, onChange }: BlockEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  const focusLater = (index: number, selector: string) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus(),
    );
  const replace = (index: number, value: unknown) =>
    onChange(blocks.map((block, at) => (at === index ? { ...block, value } : block)));
  const remove = (index: number) => onChange(blocks.toSpliced(index, 1));
  const duplicate = (index: number, { value }: DraftBlock) =>
    onChange(blocks.toSpliced(index + 1, 0, toDraftBlock(structuredClone(value))));

  function move(from: number, to: number) {
    const moved = blocks[from];
    if (!moved || from === to) return;
    onChange(blocks.toSpliced(from, 1).toSpliced(to, 0, moved));
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
              // Only past its middle: else a taller block would jump back with the next event.
              const { top, height } = event.currentTarget.getBoundingClientRect();
              const isPastMiddle = event.clientY > top + height / 2;
              if (dragged === index || isPastMiddle !== dragged < index) return;
              move(dragged, index);
              setDragged(index);
            }}
            className={cx('border border-line bg-ground', dragged === index && 'opacity-60')}
          >
            <div className="flex items-center border-b border-line ps-3 sm:gap-1 sm:ps-1">
              <span
                draggable
                aria-hidden="true"
                className="hidden size-9 cursor-grab place-items-center text-muted sm:grid"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(null)}
              >
                <Icon of={GripVertical} />
              </span>
              <h3 className="min-w-0 flex-1 truncate text-ui font-strong">
                {index + 1}. {nameOf(block.value)}
              </h3>
              <IconButton
                label={`Move block ${index + 1} up`}
                icon={ArrowUp}
                isInactive={index === 0}
                onClick={() => {
                  move(index, index - 1);
                  focusLater(index - 1, '[aria-label$="up"]');
                }}
              />
              <IconButton
                label={`Move block ${index + 1} down`}
                icon={ArrowDown}
                isInactive={index === blocks.length - 1}
                onClick={() => {
                  move(index, index + 1);
                  focusLater(index + 1, '[aria-label$="down"]');
                }}
              />
              <IconButton
                label={`Duplicate block ${index + 1}`}
                icon={Copy}
                onClick={() => duplicate(index, block)}
              />
              <IconButton
                label={`Remove block ${index + 1}`}
                icon={Trash2}
                onClick={() => {
                  remove(index);
                  focusLater(Math.min(index, blocks.length - 2), '[aria-label^="Remove"]');
                }}
              />
            </div>
            <div className="p-4">
              {isKnownBlock(block.value) ? (
                <BlockForm
                  id={block.key}
                  block={block.value}
                  errorAt={(path) => errors[`${index}.${path}`]}
                  onChange={(value) => replace(index, value)}
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
          onChange([...blocks, toDraftBlock(emptyBlock(type))]);
          focusLater(blocks.length, 'input, textarea, [contenteditable]');
        }}
      />
    </div>
  );
}

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
