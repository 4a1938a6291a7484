import type { ComponentProps } from 'react';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';

interface FileFieldProps extends ComponentProps<typeof TextField> {
  /** The name of the button, where there is more than one. */
  saveLabel?: string;
  help?: string | undefined;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
}

/** A text about a file, with a button that saves it alone. */
export function FileField(props: FileFieldProps) {
  const { saveLabel, help, isChanged, isSaving, onSave, ...field } = props;
  return (
    <form
      className="flex flex-wrap items-end gap-2"
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
      >
        Save
      </Button>
      {help && <p className="basis-full text-small text-muted">{help}</p>}
    </form>
  );
}
