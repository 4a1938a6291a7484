import { zodResolver } from '@hookform/resolvers/zod';
import { cx } from 'class-variance-authority';
import { Pencil, Trash2 } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type MilestoneForm as MilestoneValues,
  milestoneFormSchema,
} from '../../../server/features/milestones/milestones.schema';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { TextField } from '../../components/ui/field';
import { Checkbox } from '../../components/ui/checkbox';
import { IconButton } from '../../components/ui/icon-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useToday } from '../../hooks/use-today';
import { usePermissions } from '../../hooks/use-permissions';
import { fieldProps } from '../../lib/field-props';
import { HALF_TYPED, halfTypedIn } from '../../lib/half-typed';
import { type Outputs, trpc } from '../../lib/trpc';
import { Day } from './marks';
import { type Project, useAfterSave } from './use-clients';

type Milestone = Outputs['milestones']['list']['milestones'][number];

/** The steps of a project, which its client sees. */
export function Milestones({ project }: { project: Project }) {
  const { id: projectId } = project;
  const list = trpc.milestones.list.useQuery({ projectId });
  const milestones = list.data?.milestones;
  const done = milestones?.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <Card role="region" aria-labelledby="milestones" className="mb-5 grid grid-cols-1 gap-3">
      <h3 id="milestones" className="text-base font-strong">
        Milestones{' '}
        {milestones && milestones.length > 0 && (
          <span className="font-normal text-muted tabular-nums">
            {done} of {milestones.length} done
          </span>
        )}
      </h3>
      {list.isPending && <SkeletonLine className="w-1/2" />}
      {list.error && <p className="text-small text-danger">Unable to load the milestones.</p>}
      {milestones?.length === 0 && (
        <p className="text-small text-muted">The client sees the steps that you add here.</p>
      )}
      {milestones && milestones.length > 0 && (
        <ul className="border-t border-line">
          {milestones.map((milestone) => (
            <MilestoneItem key={milestone.id} milestone={milestone} />
          ))}
        </ul>
      )}
      <Permitted to="clients:write">
        <FollowMilestones project={project} />
        <AddMilestone projectId={projectId} />
      </Permitted>
    </Card>
  );
}

/** Milestones may change the progress of their project. */
function useAfterMilestone() {
  const utils = trpc.useUtils();
  return () =>
    void Promise.all([
      utils.milestones.invalidate(),
      utils.projects.invalidate(),
      utils.clients.detail.invalidate(),
    ]);
}

function MilestoneItem({ milestone }: { milestone: Milestone }) {
  const { id: milestoneId, projectId, title, dueDate, isDone, updatedAt } = milestone;
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const onSuccess = useAfterMilestone();
  const today = useToday();
  const isEditable = usePermissions()('clients:write');
  const update = trpc.milestones.update.useMutation({
    onSuccess: () => {
      onSuccess();
      setOpen(null);
    },
    onError: (error) => toastFailure('Error saving milestone', error),
  });
  const remove = trpc.milestones.remove.useMutation({
    onSuccess,
    onError: (error) => toastFailure('Error deleting milestone', error),
    onSettled: () => setOpen(null),
  });
  if (open === 'edit') {
    return (
      <li className="border-b border-line py-3">
        <MilestoneForm
          id={milestoneId}
          initial={{ title, dueDate: dueDate?.slice(0, 10) ?? '' }}
          isPending={update.isPending}
          onSave={(values) => update.mutate({ projectId, milestoneId, updatedAt, ...values })}
        >
          <Button variant="outline" onClick={() => setOpen(null)}>
            Cancel
          </Button>
          <Button type="submit" isInactive={update.isPending}>
            Save
          </Button>
        </MilestoneForm>
      </li>
    );
  }
  const isLate = !isDone && dueDate !== null && dueDate.slice(0, 10) < today;
  return (
    <li className="flex flex-wrap items-center gap-x-1 border-b border-line">
      <Checkbox
        checked={update.isPending ? !isDone : isDone}
        disabled={!isEditable}
        onChange={() => update.mutate({ projectId, milestoneId, isDone: !isDone })}
        className="me-2 min-w-0 flex-1"
      >
        <bdi>{title}</bdi>
      </Checkbox>
      {dueDate && (
        <span
          className={cx(
            'text-small max-sm:order-last max-sm:w-full max-sm:ps-7 max-sm:pb-2',
            isLate ? 'font-strong text-danger' : 'text-muted',
          )}
        >
          {isLate && 'Overdue, '}
          <Day iso={dueDate} />
        </span>
      )}
      {isEditable && (
        <>
          <IconButton label={`Edit ${title}`} icon={Pencil} onClick={() => setOpen('edit')} />
          <IconButton label={`Delete ${title}`} icon={Trash2} onClick={() => setOpen('remove')} />
          <ConfirmDialog
            title="Delete this milestone?"
            isOpen={open === 'remove'}
            confirmLabel="Delete"
            isPending={remove.isPending}
            onConfirm={() => remove.mutate({ projectId, milestoneId })}
            onCancel={() => setOpen(null)}
          >
            <bdi>{title}</bdi> will be gone from the client’s page.
          </ConfirmDialog>
        </>
      )}
    </li>
  );
}

/** Whether the progress is counted from the milestones, or typed. */
function FollowMilestones({ project }: { project: Project }) {
  const { id, progressFromMilestones } = project;
  const afterSave = useAfterSave();
  const update = trpc.projects.update.useMutation({
    onSuccess: (saved) => afterSave.project(saved),
    onError: (error) => toastFailure('Error saving project', error),
  });
  return (
    <Checkbox
      checked={update.isPending ? !progressFromMilestones : progressFromMilestones}
      onChange={() => update.mutate({ id, progressFromMilestones: !progressFromMilestones })}
      className="text-ui"
    >
      Count the progress from the milestones
    </Checkbox>
  );
}

function AddMilestone({ projectId }: { projectId: string }) {
  const afterMilestone = useAfterMilestone();
  const [added, setAdded] = useState(0);
  const create = trpc.milestones.create.useMutation({
    onSuccess: () => {
      setAdded(added + 1);
      afterMilestone();
    },
    onError: (error) => toastFailure('Error adding milestone', error),
  });
  return (
    <MilestoneForm
      key={added}
      id="new"
      initial={{ title: '', dueDate: '' }}
      isFocused={added > 0}
      isPending={create.isPending}
      onSave={(values) => create.mutate({ ...values, projectId })}
    >
      <Button type="submit" variant="outline" isInactive={create.isPending}>
        Add Milestone
      </Button>
    </MilestoneForm>
  );
}

interface MilestoneFormProps {
  /** Distinguishes its fields from those of other forms. */
  id: string;
  initial: MilestoneValues;
  isFocused?: boolean;
  isPending: boolean;
  onSave: (values: MilestoneValues) => void;
  /** The buttons. */
  children: ReactNode;
}

function MilestoneForm(props: MilestoneFormProps) {
  const { id, initial, isFocused = id !== 'new', isPending, onSave, children } = props;
  const form = useForm<MilestoneValues>({
    resolver: zodResolver(milestoneFormSchema),
    defaultValues: initial,
  });
  useEffect(() => {
    if (isFocused) form.setFocus('title');
  }, [form, isFocused]);
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        if (halfTypedIn(event.currentTarget).length > 0) {
          form.setError('dueDate', { message: HALF_TYPED }, { shouldFocus: true });
          return;
        }
        void form.handleSubmit(onSave)();
      }}
    >
      <TextField
        label="Milestone"
        dir="auto"
        className="min-w-0 flex-[1_1_14rem]"
        {...fieldProps(form, 'title')}
        // The ids of dialogs over this form are made of the names of their fields.
        id={`milestone-title-${id}`}
      />
      <TextField
        label="Due Date"
        type="date"
        {...fieldProps(form, 'dueDate')}
        id={`milestone-due-date-${id}`}
      />
      {children}
    </form>
  );
}
