import { zodResolver } from '@hookform/resolvers/zod';
import { type Permission, PERMISSIONS } from '../../../db/permissions';
import { type TokenForm, tokenFormSchema } from '../../../server/features/tokens/tokens.schema';
import { RecordDialog } from '../../components/record-dialog';
import { Checkbox } from '../../components/ui/checkbox';
import { FieldError, SelectField, TextareaField, TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { fieldProps } from '../../lib/field-props';
import { type Outputs, trpc } from '../../lib/trpc';

interface TokenDialogProps {
  onClose: () => void;
  /** Shows the token, after the dialog is closed. */
  onCreated: (token: Outputs['tokens']['create']) => void;
}

const EXPIRIES: Record<TokenForm['expiresIn'], string> = {
  '30': 'In 30 days',
  '90': 'In 90 days',
  '365': 'In a year',
  never: 'Never',
};
const DAY_MS = 86_400_000;

/** Makes an access token for a tool. */
export function TokenDialog({ onClose, onCreated }: TokenDialogProps) {
  const utils = trpc.useUtils();
  const create = trpc.tokens.create.useMutation({
    onSettled: () => utils.tokens.list.invalidate(),
  });
  const form = useRecordForm<TokenForm>({
    resolver: zodResolver(tokenFormSchema),
    defaultValues: { name: '', permissions: [], expiresIn: '90', networks: '' },
  });
  return (
    <RecordDialog
      permission="settings:admin"
      title="New Access Token"
      submitLabel="Create Token"
      form={form}
      save={async ({ name, permissions, expiresIn, networks }) => {
        const created = await create.mutateAsync({
          name,
          permissions,
          expiresAt: expiresIn === 'never' ? null : inDays(Number(expiresIn)),
          networks: networks.split(/[\s,]+/).filter(Boolean),
        });
        // The dialog closes after the save; the one with the token follows it.
        setTimeout(() => onCreated(created));
      }}
      texts={{ success: 'Access token created', failure: 'Error creating access token' }}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" data-autofocus dir="auto" {...fieldProps(form, 'name')} />
        <SelectField label="Expires" {...fieldProps(form, 'expiresIn')}>
          {Object.entries(EXPIRIES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Permissions form={form} />
      <TextareaField
        label="Networks"
        rows={3}
        help="One a line, such as 203.0.113.0/24. Without any the token works from everywhere."
        {...fieldProps(form, 'networks')}
        error={networkError(form)}
      />
    </RecordDialog>
  );
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

type Form = ReturnType<typeof useRecordForm<TokenForm>>;

/** The server names the network that it refuses, by its place in the list. */
function networkError({ formState }: Form): string | undefined {
  const errors = formState.errors.networks as
    { message?: string } | { message?: string }[] | undefined;
  const first = Array.isArray(errors) ? errors.find(Boolean) : errors;
  return first?.message;
}

/** Checkboxes by area: `leads:read` and `leads:write` stand in one row. */
function Permissions({ form }: { form: Form }) {
  const areas = new Map<string, Permission[]>();
  for (const permission of PERMISSIONS) {
    const area = permission.split(':')[0] ?? '';
    areas.set(area, [...(areas.get(area) ?? []), permission]);
  }
  const error = form.formState.errors.permissions?.message;
  return (
    <fieldset aria-describedby={error ? 'permissions-error' : undefined}>
      <legend className="mb-1 font-strong">Permissions</legend>
      {[...areas].map(([area, permissions]) => (
        <div key={area} className="flex flex-wrap gap-x-6 border-t border-line">
          {permissions.map((permission) => (
            <Checkbox
              key={permission}
              value={permission}
              data-invalid={error ? true : undefined}
              {...form.register('permissions')}
              className="basis-40"
            >
              {permission}
            </Checkbox>
          ))}
        </div>
      ))}
      {error && (
        <FieldError id="permissions-error" className="mt-2">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
