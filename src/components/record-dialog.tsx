import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import type { Permission } from '../../db/permissions';
import { usePermissions } from '../hooks/use-permissions';
import { adminToken } from '../lib/admin-token';
import { fieldsOf, statusOf } from '../lib/api-error';
import { changedFields, pick } from '../lib/changed-fields';
import { pendingUploads } from '../lib/pending-uploads';
import { unsavedText } from '../lib/unsaved-text';
import { useLeaveGuard } from '../hooks/use-leave-guard';
import type { Neighbours } from '../lib/neighbours';
import { RecordHistory, type RecordHistoryProps } from './activity/record-history';
import { ConfirmDialog } from './confirm-dialog';
import { OthersHere } from './others-here';
import { TypedChanges } from './typed-changes';
import { Alert } from './ui/alert';
import { Button } from './ui/button';
import { Dialog, DialogActions } from './ui/dialog';
import { HALF_TYPED, halfTypedIn } from '../lib/half-typed';
import { toast } from './ui/toast/toast';
import { toastFailure } from './ui/toast/toast-failure';

/** What a dialog offers to what stands above its fields. */
export interface EditedItem<Values = never> {
  /** Whether something typed has not been saved. */
  isDirty: boolean;
  /** Shows the stored version. What was typed is kept at hand. */
  reload: () => Promise<void>;
  /** Puts values into the form as if they had been typed. */
  show: (values: Values) => void;
}

/** A way to save the form. */
export interface RecordAction<Values> {
  /** Sends the values; with `isForced` those changed here, over what others have saved since. */
  save: (values: Values, isForced: boolean) => Promise<unknown>;
  /** The titles of the toasts. */
  texts: { success: string; failure: string };
}

interface RecordDialogProps<Values extends FieldValues> extends RecordAction<Values> {
  title: string;
  submitLabel: string;
  form: UseFormReturn<Values>;
  /** Reads the newest version as form values. Missing for a new record, which cannot be stale. */
  reload?: () => Promise<Values>;
  /** Which values to put back after a reload; by default those changed in the form. */
  changesIn?: (values: Values) => Partial<Values>;
  /** Other ways to save, beside the submit button: a slot of the foot. */
  actions?: (run: (action: RecordAction<Values>) => void) => ReactNode;
  /** What a save needs; without it the fields can only be read. */
  permission: Permission;
  /** The stored record, whose history is shown. */
  history?: RecordHistoryProps | undefined;
  /** Above the fields: what is known of the record, and what can be done with its versions. */
  head?: ((item: EditedItem<Values>) => ReactNode) | undefined;
  /** What Ctrl+S and Ctrl+Enter do, where Enter in a field must not do what the button does. */
  byKey?: RecordAction<Values> | undefined;
  size?: 'normal' | 'wide' | 'widest';
  neighbours?: Neighbours | undefined;
  onClose: () => void;
  children: ReactNode;
}

const NO_NEIGHBOURS: Neighbours = { openPrevious: undefined, openNext: undefined };

/**
 * A dialog that creates or edits one record. It closes after a save, and asks before it discards
 * changes. A refused save keeps what was typed.
 */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const { title, submitLabel, form, save, reload, texts, size, neighbours, onClose, children } =
    props;
  const main = { save, texts };
  const { byKey = main, changesIn = (values: Values) => changedFields(form, values) } = props;
  const isEditable = usePermissions()(props.permission);
  const [isStale, setIsStale] = useState(false);
  const [typedValues, setTypedValues] = useState<Partial<Values> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // Fields that own their text show another version only when mounted again.
  const [fieldsKey, setFieldsKey] = useState(0);
  const isBusy = useRef(false);
  const lastAction = useRef<RecordAction<Values>>(main);
  const formElement = useRef<HTMLFormElement>(null);
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty || typedValues !== null, onClose);

  /** Returns whether the record was saved. */
  async function send(values: Values, isForced: boolean): Promise<boolean> {
    const action = lastAction.current;
    try {
      await action.save(values, isForced);
      guard.disable();
      toast({ title: action.texts.success });
      onClose();
      return true;
    } catch (error) {
      const fields = fieldsOf(error);
      for (const { path, message } of fields) form.setError(path as Path<Values>, { message });
      if (statusOf(error) === 409 && fields.length === 0 && reload) setIsStale(true);
      toastFailure(action.texts.failure, error);
      return false;
    }
  }

  function run(action: RecordAction<Values>) {
    lastAction.current = action;
    void submit(false);
  }

  async function submit(isForced: boolean) {
    // A ref and not state: two presses may come before a render.
    if (isBusy.current || !isEditable) return;
    const halfTyped = halfTypedIn(formElement.current);
    for (const { name } of halfTyped) form.setError(name as Path<Values>, { message: HALF_TYPED });
    if (halfTyped.length > 0) return void requestAnimationFrame(focusFirstInvalid);
    isBusy.current = true;
    setIsSaving(true);
    if (!(await arePicturesIn())) {
      isBusy.current = false;
      setIsSaving(false);
      return;
    }
    const outcome = { isSaved: false };
    await form.handleSubmit(async (values) => {
      outcome.isSaved = await send(values, isForced);
    })();
    const { isSaved } = outcome;
    // After a save the dialog closes, so it stays busy.
    isBusy.current = isSaved;
    setIsSaving(isSaved);
    if (!isSaved) requestAnimationFrame(focusFirstInvalid);
  }

  function focusFirstInvalid() {
    formElement.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus();
    // The message below a high field may be under the buttons.
    formElement.current?.querySelector('[data-error]')?.scrollIntoView({ block: 'nearest' });
  }

  async function loadNewest() {
    if (!reload) return;
    try {
      // Before the reload, which changes what they are compared with.
      const changes = changesIn(form.getValues());
      const newest = await reload();
      // A draft that could not be published is not stored either.
      if (isDirty || isStale) setTypedValues(changes);
      form.reset(newest);
      setFieldsKey((key) => key + 1);
      setIsStale(false);
    } catch (error) {
      toastFailure('Error reloading', error);
    }
  }

  function show(values: Values) {
    form.reset(values, { keepDefaultValues: true });
    setFieldsKey((key) => key + 1);
  }

  function putBack(values: Partial<Values>) {
    show({ ...form.getValues(), ...values });
    const left = pick({ ...typedValues } as Partial<Values>, (name) => !(name in values));
    setTypedValues(Object.keys(left).length > 0 ? left : null);
  }

  // The note is at the end of the form, far below what a long record shows.
  useEffect(() => {
    const note = isStale ? formElement.current?.querySelector('[data-stale]') : null;
    note?.scrollIntoView({ block: 'center' });
    note?.querySelector('button')?.focus({ preventScroll: true });
  }, [isStale]);

  const keepTyped = useEffectEvent(() => {
    if (isDirty && adminToken.get() === null) unsavedText.keep(title, form.getValues());
  });
  // The end of the session removes the dialog, whatever was typed.
  useEffect(() => () => keepTyped(), []);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    const isSaveKey = event.key === 's' || event.key === 'Enter';
    if (!isSaveKey || !(event.ctrlKey || event.metaKey)) return;
    // Not while another dialog is on top, such as a confirmation or the media picker.
    const top = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const isOnTop = top?.contains(formElement.current) ?? false;
    if (isOnTop || event.key === 's') event.preventDefault();
    if (isOnTop && !event.repeat) run(byKey);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => saveByKey(event);
    // Before the text editor, in which Ctrl+Enter would begin a line.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);

  return (
    <Dialog
      title={title}
      isOpen
      onClose={guard.requestClose}
      // Moving on would lose the changes.
      neighbours={neighbours && isDirty ? NO_NEIGHBOURS : neighbours}
      size={size}
    >
      <FormProvider {...form}>
        <form
          ref={formElement}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React passes the submit of a form in a nested dialog on to this form.
            event.stopPropagation();
            run(byKey);
          }}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          {props.history && <OthersHere id={props.history.subjectId} />}
          {props.head?.({ isDirty, reload: loadNewest, show })}
          <fieldset disabled={!isEditable} className="contents">
            <Fragment key={fieldsKey}>{children}</Fragment>
          </fieldset>
          {props.history && <RecordHistory {...props.history} />}
          {isStale && (
            <Alert
              data-stale=""
              tone="warning"
              action={
                <>
                  <NoteButton onClick={() => void loadNewest()}>Reload</NoteButton>
                  <NoteButton onClick={() => void submit(true)}>Overwrite</NoteButton>
                </>
              }
            >
              Somebody else has saved this in the meantime. Reload shows their version and keeps
              yours at hand; Overwrite puts what you have changed in its place, and nothing else.
            </Alert>
          )}
          {typedValues && <TypedChanges typed={typedValues} onPutBack={putBack} />}
          <DialogActions>
            <Button variant="outline" onClick={guard.requestClose}>
              {isEditable ? 'Cancel' : 'Close'}
            </Button>
            {isEditable && props.actions?.(run)}
            {isEditable && (
              <Button
                type={props.byKey ? 'button' : 'submit'}
                isInactive={isSaving}
                onClick={props.byKey && (() => run(main))}
              >
                {submitLabel}
              </Button>
            )}
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

/** A text that is saved before its pictures have arrived would lack them. */
async function arePicturesIn(): Promise<boolean> {
  if (!pendingUploads.isPending()) return true;
  const title = 'The save waits for a picture';
  toast({ title, description: 'It goes on as soon as the picture has been uploaded.' });
  return pendingUploads.wait();
}

function NoteButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="outline" onClick={onClick}>
      {children}
    </Button>
  );
}
