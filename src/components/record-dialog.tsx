import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { fieldsOf, statusOf } from '../lib/api-error';
import { useLeaveGuard } from '../lib/use-leave-guard';
import { buttonClass } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { toast } from './toast/toast';
import { toastFailure } from './toast/toast-failure';

interface RecordDialogProps<Values extends FieldValues> {
  title: string;
  submitLabel: string;
  form: UseFormReturn<Values>;
  /** Sends the values; with `isForced` without naming the version that they started from. */
  save: (values: Values, isForced: boolean) => Promise<unknown>;
  /** The newest version as the form's values. Only an edit can be stale. */
  reload?: () => Promise<Values>;
  /** The toasts' titles. */
  texts: { success: string; failure: string };
  size?: 'normal' | 'wide';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that creates or edits one record. It closes when the record is saved and at no other
 * time without asking; a refused save leaves everything typed where it is.
 */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const { title, submitLabel, form, save, reload, texts, size, onClose, children } = props;
  const [isStale, setIsStale] = useState(false);
  const [setAside, setSetAside] = useState<Values | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty || setAside !== null, onClose);

  async function send(values: Values, isForced: boolean) {
    if (isSaving) return;
    setIsSaving(true);
    try {
      await save(values, isForced);
      guard.lift();
      toast({ title: texts.success });
      onClose();
    } catch (error) {
      const fields = fieldsOf(error);
      for (const [index, { path, message }] of fields.entries()) {
        form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
      }
      if (statusOf(error) === 409 && fields.length === 0 && reload) setIsStale(true);
      toastFailure(texts.failure, error);
    } finally {
      setIsSaving(false);
    }
  }

  async function takeNewest() {
    if (!reload) return;
    try {
      const newest = await reload();
      setSetAside(form.getValues());
      form.reset(newest);
      setIsStale(false);
    } catch (error) {
      toastFailure('Error reloading', error);
    }
  }

  function putBack() {
    if (!setAside) return;
    form.reset(setAside, { keepDefaultValues: true });
    setSetAside(null);
  }

  const submit = (isForced: boolean) => form.handleSubmit((values) => send(values, isForced))();

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit(false);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => saveByKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <Dialog title={title} isOpen onClose={guard.ask} size={size}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A form inside a dialog inside this one is React's child, and not this form's part.
            event.stopPropagation();
            void submit(false);
          }}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          {children}
          {isStale && (
            <Note text="Somebody else has saved this in the meantime. Reload shows their version and keeps yours at hand; Overwrite puts yours in its place.">
              <NoteButton onClick={() => void takeNewest()}>Reload</NoteButton>
              <NoteButton onClick={() => void submit(true)}>Overwrite</NoteButton>
            </Note>
          )}
          {setAside && (
            <Note text="This is the saved version. What you had typed is kept until you close.">
              <NoteButton onClick={putBack}>Put mine back</NoteButton>
            </Note>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" onClick={guard.ask} className={buttonClass('line', 'small')}>
              Cancel
            </button>
            <button type="submit" disabled={isSaving} className={buttonClass('primary', 'small')}>
              {submitLabel}
            </button>
          </div>
        </form>
      </FormProvider>
      <ConfirmDialog
        title="Discard your changes?"
        isOpen={guard.isAsking}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        What you have typed here has not been saved.
      </ConfirmDialog>
    </Dialog>
  );
}

function Note({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 cut-1 bg-warning-soft p-4">
      <p className="min-w-60 flex-1">{text}</p>
      {children}
    </div>
  );
}

function NoteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={buttonClass('line', 'small')}>
      {children}
    </button>
  );
}
