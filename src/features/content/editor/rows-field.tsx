import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { buttonClass } from '../../../components/button';
import { IconButton } from '../../../components/icon-button';

interface RowsFieldProps<Row> {
  legend: string;
  /** What one is called, such as `result`. */
  noun: string;
  rows: readonly { key: string; row: Row }[];
  error?: string | undefined;
  onAdd: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  renderRow: (index: number, row: Row) => ReactNode;
}

/** A list of rows that can be added, put in another order and removed, by keyboard too. */
export function RowsField<Row>(props: RowsFieldProps<Row>) {
  const { legend, noun, rows, error, onAdd, onMove, onRemove, renderRow } = props;
  const list = useRef<HTMLOListElement>(null);
  // Where the focus was moves along with the row.
  const focusLater = (index: number, name: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      row?.querySelector<HTMLElement>(name)?.focus();
    });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-ui font-[550]">{legend}</legend>
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
              isDisabled={index === 0}
              onClick={() => {
                onMove(index, index - 1);
                focusLater(index - 1, '[aria-label$="up"]');
              }}
            />
            <IconButton
              label={`Move ${noun} ${index + 1} down`}
              icon={ArrowDown}
              isDisabled={index === rows.length - 1}
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
      {error && <p className="text-small font-medium text-danger">{error}</p>}
      <button
        type="button"
        className={buttonClass('line', 'small', 'justify-self-start')}
        onClick={() => {
          onAdd();
          focusLater(rows.length, 'input, textarea');
        }}
      >
        <Plus aria-hidden className="size-5" strokeWidth={1.75} />
        Add {noun}
      </button>
    </fieldset>
  );
}
