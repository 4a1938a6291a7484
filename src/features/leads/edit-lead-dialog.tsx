import { zodResolver } from '@hookform/resolvers/zod';
import { INTEREST_LABELS, INTERESTS } from '../../../db/enums';
import { type LeadForm, leadFormSchema } from '../../../server/features/leads/update-lead.schema';
import { RecordDialog } from '../../components/record-dialog';
import { SelectField, TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { useRecordVersion } from '../../hooks/use-record-version';
import { fieldProps } from '../../lib/field-props';
import { trpc } from '../../lib/trpc';
import { type Lead, usePutLead } from './leads-cache';

interface EditLeadDialogProps {
  lead: Lead;
  isSpam: boolean;
  onClose: () => void;
}

/** Corrects who has sent an inquiry. */
export function EditLeadDialog({ lead, isSpam, onClose }: EditLeadDialogProps) {
  const utils = trpc.useUtils();
  const put = usePutLead();
  const update = trpc.leads.update.useMutation();
  const { id } = lead;
  const form = useRecordForm<LeadForm>({
    resolver: zodResolver(leadFormSchema),
    defaultValues: toForm(lead),
  });
  const { forUpdate, reload } = useRecordVersion(
    form,
    lead,
    () => utils.leads.detail.fetch({ id }, { staleTime: 0 }),
    toForm,
  );
  return (
    <RecordDialog
      permission="leads:write"
      title="Edit Lead"
      submitLabel="Save"
      form={form}
      save={async ({ interest, ...values }, isForced) => {
        const changes = forUpdate({ ...values, interest: interest || null }, isForced);
        put(await update.mutateAsync({ ...changes, id }), isSpam);
        void utils.leads.timeline.invalidate({ id });
      }}
      reload={reload}
      texts={{ success: 'Lead updated successfully', failure: 'Error updating lead' }}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" data-autofocus dir="auto" {...fieldProps(form, 'name')} />
        <TextField label="Company" dir="auto" {...fieldProps(form, 'company')} />
        <TextField label="Email" type="email" {...fieldProps(form, 'email')} />
        <TextField label="Phone" type="tel" {...fieldProps(form, 'phone')} />
        <SelectField label="Interest" {...fieldProps(form, 'interest')}>
          <option value="">None</option>
          {INTERESTS.map((interest) => (
            <option key={interest} value={interest}>
              {INTEREST_LABELS[interest]}
            </option>
          ))}
        </SelectField>
      </div>
    </RecordDialog>
  );
}

const toForm = ({ name, email, company, phone, interest }: Lead): LeadForm => ({
  name,
  email,
  company: company ?? '',
  phone: phone ?? '',
  interest: interest ?? '',
});
