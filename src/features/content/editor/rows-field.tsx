import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { Icon } from '../../../components/ui/icon';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { FieldError } from '../../../components/ui/field';
import { Fieldset } from '../../../components/ui/fieldset';
import { IconButton } from '../../../components/ui/icon-button';

interface RowsFieldProps<Row> {
  legend: string;
  /** The name of a row, such as `result`. */
  noun: string;
  rows: readonly { key: string; row: Row }[];
  error?: string | undefined;
  onAdd: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  renderRow: (index: number, row: Row) => ReactNode;
}

/** Rows that can be added, moved and removed, by keyboard too. */
export function RowsField<Row>(props: RowsFieldProps<Row>) {
  const { legend, noun, rows, error, onAdd, onMove, onRemove, renderRow } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  // The focus follows the moved row, after React has rendered it.
  const focusLater = (index: number, name: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      row?.querySelector<HTMLElement>(name)?.focus();
    });
  return (
    <Fieldset legend={legend}>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {rows.map(({ key, row }, index) => (
          <li
            key={key}
            className="flex flex-wrap items-end justify-end gap-1 border-s-2 border-line-strong ps-3"
          >
            <div className="min-w-0 grow basis-full sm:basis-0">{renderRow(index, row)}</div>
            <IconButton
              label={`Move ${noun} ${index + 1} up`}
              icon={ArrowUp}
              isInactive={index === 0}
              onClick={() => {
                onMove(index, index - 1);
                focusLater(index - 1, '[aria-label$="up"]');
              }}
            />
            <IconButton
              label={`Move ${noun} ${index + 1} down`}
              icon={ArrowDown}
              isInactive={index === rows.length - 1}
              onClick={() => {
                onMove(index, index + 1);
                focusLater(index + 1, '[aria-label$="down"]');
              }}
            />
            <IconButton
              label={`Remove ${noun} ${index + 1}`}
              icon={Trash2}
              onClick={() => {
                onRemove(index);
                focusLater(Math.min(index, rows.length - 2), '[aria-label^="Remove"]');
              }}
            />
          </li>
        ))}
      </ol>
      {error && <FieldError id={id}>{error}</FieldError>}
      <Button
        variant="outline"
        data-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        className="justify-self-start"
        onClick={() => {
          onAdd();
          focusLater(rows.length, 'input, textarea');
        }}
      >
        <Icon of={Plus} />
        Add {noun}
      </Button>
    </Fieldset>
  );
}
