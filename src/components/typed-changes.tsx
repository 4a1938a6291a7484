import type { FieldValues } from 'react-hook-form';
import { pick } from '../lib/changed-fields';
import { shorten } from '../lib/shorten';
import { toLabel } from './activity/describe-activity';
import { Alert } from './ui/alert';
import { Button } from './ui/button';

interface TypedChangesProps<Values extends FieldValues> {
  /** What was typed before the saved version was read. */
  typed: Partial<Values>;
  /** Puts some of it into the form again. */
  onPutBack: (values: Partial<Values>) => void;
}

const MAX_TEXT = 300;

/** What was typed before a reload, beside the saved version in the form: field by field, to merge both. */
export function TypedChanges<Values extends FieldValues>(props: TypedChangesProps<Values>) {
  const { typed, onPutBack } = props;
  const names = Object.keys(typed);
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="outline" onClick={() => onPutBack(typed)}>
          Put mine back
        </Button>
      }
    >
      <p>This is the saved version. What you had typed is kept until you close.</p>
      <ul aria-label="What you had typed" className="mt-2 grid gap-1 text-text empty:hidden">
        {names.map((name) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3">
            <span className="flex-1 font-strong first-letter:uppercase">{toLabel(name)}</span>
            {names.length > 1 && (
              <Button
                variant="text"
                aria-label={`Put back ${toLabel(name)}`}
                onClick={() => onPutBack(pick(typed, (one) => one === name))}
              >
                Put back
              </Button>
            )}
            <span dir="auto" className="basis-full whitespace-pre-line">
              {textOf(typed[name])}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Blocks of a page and the like are in the form alone. */
function textOf(value: unknown): string {
  if (value === '' || value === null || value === undefined) return '(empty)';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return shorten(value.join(', '), MAX_TEXT);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? shorten(value, MAX_TEXT) : '…';
}
