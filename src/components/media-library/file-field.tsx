import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';

interface FileFieldProps extends ComponentProps<typeof TextField> {
  /** The name of the button, where there is more than one. */
  saveLabel?: string;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
}

/** The height of the field's label, since the help stands below the field. */
const BELOW_LABEL = 'mt-[calc(var(--text-ui)*var(--text-ui--line-height)+--spacing(1.75))]';

/** A text about a file, with a button that saves it alone. */
export function FileField(props: FileFieldProps) {
  const { saveLabel, isChanged, isSaving, onSave, ...field } = props;
  return (
    <form
      className={cx('flex flex-wrap gap-2', field.help ? 'items-start' : 'items-end')}
      onSubmit={(event) => {
        event.preventDefault();
        // React passes the event on to an outer form, such as that of a record dialog.
        event.stopPropagation();
        if (isChanged) onSave();
      }}
    >
      <TextField {...field} dir="auto" className="min-w-40 flex-1" />
      <Button
        variant="outline"
        type="submit"
        aria-label={saveLabel}
        isInactive={!isChanged || isSaving}
        className={cx(field.help && BELOW_LABEL)}
      >
        Save
      </Button>
    </form>
  );
}
