import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { fieldsOf, statusOf } from '../lib/api-error';
import { useLeaveGuard } from '../hooks/use-leave-guard';
import { ConfirmDialog } from './confirm-dialog';
import { Alert } from './ui/alert';
import { Button } from './ui/button';
import { Dialog, DialogActions } from './ui/dialog';
import { toast } from './ui/toast/toast';
import { toastFailure } from './ui/toast/toast-failure';

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
  const isBusy = useRef(false);
  const formElement = useRef<HTMLFormElement>(null);
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty || setAside !== null, onClose);

  /** Whether it was saved. */
  async function send(values: Values, isForced: boolean): Promise<boolean> {
    try {
      await save(values, isForced);
      guard.lift();
      toast({ title: texts.success });
      onClose();
      return true;
    } catch (error) {
      const fields = fieldsOf(error);
      for (const [index, { path, message }] of fields.entries()) {
        form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
      }
      if (statusOf(error) === 409 && fields.length === 0 && reload) setIsStale(true);
      toastFailure(texts.failure, error);
      return false;
    }
  }

  async function submit(isForced: boolean) {
    // Not by state: two presses may come before anything is rendered.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await send(values, isForced);
    })();
    // Once saved, it is on its way out.
    isBusy.current = isSaved;
    setIsSaving(isSaved);
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

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // A question or a picker over this dialog has the key for itself.
    const dialog = event.target instanceof Element && event.target.closest('[role=dialog]');
    if (!dialog || dialog.contains(formElement.current)) void submit(false);
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
          ref={formElement}
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
            <Alert
              tone="warning"
              action={
                <>
                  <NoteButton onClick={() => void takeNewest()}>Reload</NoteButton>
                  <NoteButton onClick={() => void submit(true)}>Overwrite</NoteButton>
                </>
              }
            >
              Somebody else has saved this in the meantime. Reload shows their version and keeps
              yours at hand; Overwrite puts yours in its place.
            </Alert>
          )}
          {setAside && (
            <Alert tone="warning" action={<NoteButton onClick={putBack}>Put mine back</NoteButton>}>
              This is the saved version. What you had typed is kept until you close.
            </Alert>
          )}
          <DialogActions>
            <Button variant="outline" onClick={guard.ask}>
              Cancel
            </Button>
            <Button type="submit" isInactive={isSaving}>
              {submitLabel}
            </Button>
          </DialogActions>
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

function NoteButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="outline" onClick={onClick}>
      {children}
    </Button>
  );
}
