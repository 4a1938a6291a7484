import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { ASK_KINDS } from '../../../db/enums';
import { type AskForm, optionsIn } from '../../../server/features/asks/asks.schema';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { ASK_LABELS } from './ask-labels';

export const NO_ASK: AskForm = { kind: '', options: '', dueDate: '' };

/** What the API takes: nothing is asked without a kind. */
export const toAsk = ({ kind, options, dueDate }: AskForm) =>
  kind === ''
    ? null
    : {
        kind,
        dueDate: dueDate || null,
        ...(kind === 'choose' && { options: optionsIn(options) }),
      };

interface AskFieldsProps {
  /** That is chosen now. */
  kind: AskForm['kind'];
  errors: FieldErrors<AskForm> | undefined;
  register: (name: keyof AskForm) => UseFormRegisterReturn;
  /** Nothing to ask is a choice only where nothing is asked yet. */
  isRequired?: boolean;
}

/** What an update asks of the client. */
export function AskFields({ kind, errors, register, isRequired = false }: AskFieldsProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField id="ask-kind" label="Ask the client" {...register('kind')}>
        {!isRequired && <option value="">Nothing</option>}
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
          error={errors?.dueDate?.message}
          {...register('dueDate')}
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
          error={errors?.options?.message}
          {...register('options')}
        />
      )}
    </div>
  );
}
