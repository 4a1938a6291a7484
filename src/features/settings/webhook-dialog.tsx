import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ActivityType,
  subjectTypeOf,
} from '../../../server/features/activities/activity-types.schema';
import {
  SUBJECTS,
  type SubjectType,
} from '../../../server/features/activities/event-subjects.schema';
import {
  WEBHOOK_EVENTS,
  type WebhookForm,
  webhookFormSchema,
} from '../../../server/features/webhooks/webhooks.schema';
import { RecordDialog } from '../../components/record-dialog';
import { Button } from '../../components/ui/button';
import { Checkbox } from '../../components/ui/checkbox';
import { FieldError, TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { useRecordVersion } from '../../hooks/use-record-version';
import { fieldProps } from '../../lib/field-props';
import { findStored } from '../../lib/find-stored';
import { trpc } from '../../lib/trpc';
import type { NewSecret } from './webhook-dialogs';
import type { Webhook } from './webhook-parts';

interface WebhookDialogProps {
  /** Null for a new one. */
  stored: Webhook | null;
  onClose: () => void;
  /** Shows the secret of a new one, after the dialog is closed. */
  onCreated: (created: NewSecret) => void;
}

const toValues = ({ url, events }: Pick<Webhook, 'url' | 'events'>): WebhookForm => ({
  url,
  events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
});

/** Makes or changes a webhook. */
export function WebhookDialog({ stored, onClose, onCreated }: WebhookDialogProps) {
  const utils = trpc.useUtils();
  const options = { onSettled: () => utils.webhooks.list.invalidate() };
  const create = trpc.webhooks.create.useMutation(options);
  const update = trpc.webhooks.update.useMutation(options);
  const form = useRecordForm<WebhookForm>({
    resolver: zodResolver(webhookFormSchema),
    defaultValues: toValues(stored ?? { url: '', events: [] }),
  });
  const version = useRecordVersion(
    form,
    stored,
    async () => {
      const rows = await utils.webhooks.list.fetch(undefined, { staleTime: 0 });
      return findStored(rows, stored?.id, 'webhook');
    },
    toValues,
  );
  async function save(values: WebhookForm, isForced: boolean): Promise<void> {
    if (stored) {
      await update.mutateAsync({ id: stored.id, ...version.forUpdate(values, isForced) });
      return;
    }
    const created = await create.mutateAsync(values);
    // The dialog closes after the save; the one with the secret follows it.
    setTimeout(() => onCreated(created));
  }
  return (
    <RecordDialog
      permission="settings:admin"
      title={stored ? 'Edit Webhook' : 'New Webhook'}
      submitLabel={stored ? 'Save' : 'Create Webhook'}
      form={form}
      save={save}
      {...(stored && { reload: version.reload })}
      texts={
        stored
          ? { success: 'Webhook updated successfully', failure: 'Error updating webhook' }
          : { success: 'Webhook created', failure: 'Error creating webhook' }
      }
      history={stored ? { subjectType: 'webhook', subjectId: stored.id } : undefined}
      onClose={onClose}
    >
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        data-autofocus
        dir="ltr"
        placeholder="https://"
        {...fieldProps(form, 'url')}
      />
      <Events form={form} />
    </RecordDialog>
  );
}

const groups = Object.entries(SUBJECTS).flatMap(([subject, { label }]) => {
  const events = WEBHOOK_EVENTS.filter((event) => subjectTypeOf(event) === subject);
  return events.length > 0 ? [{ subject: subject as SubjectType, label, events }] : [];
});

/** Checkboxes by the records that the events are about. */
function Events({ form }: { form: ReturnType<typeof useRecordForm<WebhookForm>> }) {
  const error = form.formState.errors.events?.message;
  const choose = (events: readonly ActivityType[], isChosen: boolean) => {
    const others = form.getValues('events').filter((event) => !events.includes(event));
    form.setValue('events', isChosen ? [...others, ...events] : others, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <fieldset aria-describedby={error ? 'events-error' : undefined}>
      <legend className="mb-1 font-strong">Events</legend>
      <AllOrNone of="events" onChoose={(isChosen) => choose(WEBHOOK_EVENTS, isChosen)} />
      {groups.map(({ subject, label, events }) => (
        <fieldset key={subject} className="border-t border-line py-1">
          <legend className="float-start flex min-h-11 items-center font-medium">{label}</legend>
          <div className="flex justify-end">
            <AllOrNone
              of={`events of ${label}`}
              onChoose={(isChosen) => choose(events, isChosen)}
            />
          </div>
          <div className="clear-both grid gap-x-4 sm:grid-cols-2">
            {events.map((event) => (
              <Checkbox
                key={event}
                value={event}
                data-invalid={error ? true : undefined}
                {...form.register('events')}
              >
                {event}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      {error && (
        <FieldError id="events-error" className="mt-2">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}

interface AllOrNoneProps {
  /** What the buttons choose, for screen readers. */
  of: string;
  onChoose: (isChosen: boolean) => void;
}

function AllOrNone({ of, onChoose }: AllOrNoneProps) {
  return (
    <div className="-mx-4 flex">
      <Button variant="text" aria-label={`All ${of}`} onClick={() => onChoose(true)}>
        All
      </Button>
      <Button variant="text" aria-label={`None of the ${of}`} onClick={() => onChoose(false)}>
        None
      </Button>
    </div>
  );
}
