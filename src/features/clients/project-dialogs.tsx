import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useRecordForm } from '../../hooks/use-record-form';
import { PROJECT_STATUSES } from '../../../db/enums';
import {
  type EditProjectForm,
  editProjectFormSchema,
  type NewProjectForm,
  newProjectFormSchema,
} from '../../../server/features/projects/projects.schema';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { RecordDialog } from '../../components/record-dialog';
import { fieldProps } from '../../lib/field-props';
import { trpc } from '../../lib/trpc';
import { useRecordVersion } from '../../hooks/use-record-version';
import { ClientOptions } from './client-options';
import { OpenWork } from './open-work';
import { type Client, type Project, useAfterSave } from './use-clients';

interface NewProjectDialogProps {
  clients: Client[];
  /** The preselected client, or empty. */
  clientId: string;
  onClose: () => void;
}

export function NewProjectDialog({ clients, clientId, onClose }: NewProjectDialogProps) {
  const afterSave = useAfterSave();
  const create = trpc.projects.create.useMutation();
  const form = useRecordForm<NewProjectForm>({
    resolver: zodResolver(newProjectFormSchema),
    defaultValues: { clientId, title: '', description: '', budget: '' },
  });
  return (
    <RecordDialog
      permission="clients:write"
      title="Create New Project"
      submitLabel="Create Project"
      form={form}
      save={async (values) => afterSave.project(await create.mutateAsync(values))}
      texts={{ success: 'Project created successfully', failure: 'Error creating project' }}
      onClose={onClose}
    >
      <SelectField
        label="Client"
        data-autofocus={clientId ? undefined : true}
        help={clients.length === 0 ? 'There is no client yet: add one first.' : undefined}
        {...fieldProps(form, 'clientId')}
      >
        <option value="">Choose a client</option>
        <ClientOptions clients={clients} />
      </SelectField>
      <TextField
        label="Title"
        data-autofocus={clientId ? true : undefined}
        dir="auto"
        {...fieldProps(form, 'title')}
      />
      <TextareaField label="Description" rows={4} dir="auto" {...fieldProps(form, 'description')} />
      <TextField label="Budget" dir="auto" {...fieldProps(form, 'budget')} />
    </RecordDialog>
  );
}

export function EditProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const afterSave = useAfterSave();
  const utils = trpc.useUtils();
  const update = trpc.projects.update.useMutation();
  const { id } = project;
  const form = useRecordForm<EditProjectForm>({
    resolver: zodResolver(editProjectFormSchema),
    defaultValues: toForm(project),
  });
  const status = useWatch({ control: form.control, name: 'status' });
  const { base, forUpdate, reload } = useRecordVersion(
    form,
    project,
    () => utils.projects.byId.fetch({ id }, { staleTime: 0 }),
    toForm,
  );
  return (
    <RecordDialog
      permission="clients:write"
      title="Edit Project"
      submitLabel="Save"
      form={form}
      save={async (values, isForced) => {
        const days = changedDays(values, base.current);
        const changes = forUpdate({ ...values, ...days }, isForced);
        afterSave.project(await update.mutateAsync({ ...changes, id }));
      }}
      reload={reload}
      texts={{ success: 'Project updated successfully', failure: 'Error updating project' }}
      history={{ subjectType: 'project', subjectId: id }}
      onClose={onClose}
    >
      <TextField label="Title" dir="auto" {...fieldProps(form, 'title')} />
      <TextareaField label="Description" rows={3} dir="auto" {...fieldProps(form, 'description')} />
      <div className="grid gap-5 md:grid-cols-3">
        <TextField label="Budget" dir="auto" {...fieldProps(form, 'budget')} />
        <SelectField label="Status" data-autofocus {...fieldProps(form, 'status')}>
          {PROJECT_STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <TextField
          label="Progress"
          readOnly={project.progressFromMilestones}
          help={project.progressFromMilestones ? 'Follows the milestones' : undefined}
          type="number"
          min={0}
          max={100}
          step={1}
          {...fieldProps(form, 'progress')}
          {...form.register('progress', { valueAsNumber: true })}
        />
      </div>
      {status === 'completed' && project.status !== status && <OpenWork project={project} />}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Start Date" type="date" {...fieldProps(form, 'startDate')} />
        <TextField label="End Date" type="date" {...fieldProps(form, 'endDate')} />
      </div>
    </RecordDialog>
  );
}

const dayOf = (iso: string | null | undefined) => iso?.slice(0, 10) ?? '';

const toForm = (project: Project): EditProjectForm => ({
  title: project.title,
  description: project.description ?? '',
  budget: project.budget ?? '',
  status: project.status,
  progress: project.progress,
  startDate: dayOf(project.startDate),
  endDate: dayOf(project.endDate),
});

/** Omits unchanged dates, so that a time of day that came by the API is not lost. */
function changedDays(values: EditProjectForm, stored: Project) {
  const changed = (name: 'startDate' | 'endDate') =>
    dayOf(values[name]) === dayOf(stored[name]) ? undefined : (values[name] ?? null);
  return { startDate: changed('startDate'), endDate: changed('endDate') };
}
