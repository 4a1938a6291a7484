import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ASK_KINDS } from '../../../db/enums';
import type { UpdateForm } from '../../../server/features/project-updates/project-updates.schema';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { ASK_LABELS } from './ask-labels';

/** What an update asks of the client. */
export function AskFields({ form }: { form: UseFormReturn<UpdateForm> }) {
  const kind = useWatch({ control: form.control, name: 'ask.kind' });
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField id="ask-kind" label="Ask the client" {...form.register('ask.kind')}>
        <option value="">Nothing</option>
        {ASK_KINDS.map((one) => (
          <option key={one} value={one}>
            {ASK_LABELS[one]}
          </option>
        ))}
      </SelectField>
      {kind !== '' && (
        <TextField
          id="ask-due"
          label="Answer Until"
          type="date"
          error={errors.ask?.dueDate?.message}
          {...form.register('ask.dueDate')}
        />
      )}
      {kind === 'choose' && (
        <TextareaField
          id="ask-options"
          label="Options"
          help="One a line, 2 to 10"
          rows={3}
          dir="auto"
          className="md:col-span-2"
          error={errors.ask?.options?.message}
          {...form.register('ask.options')}
        />
      )}
    </div>
  );
}
