import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide';
import { useForm } from 'react-hook-form';
import {
  type MilestoneForm,
  milestoneFormSchema,
} from '../../../server/features/milestones/milestones.schema';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { TextField } from '../../components/ui/field';
import { Checkbox } from '../../components/ui/checkbox';
import { IconButton } from '../../components/ui/icon-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { toastFailure } from '../../components/ui/toast/toast-failure';
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
  const { id: milestoneId, projectId, title, dueDate, isDone } = milestone;
  const onSuccess = useAfterMilestone();
  const isEditable = usePermissions()('clients:write');
  const update = trpc.milestones.update.useMutation({
    onSuccess,
    onError: (error) => toastFailure('Error saving milestone', error),
  });
  const remove = trpc.milestones.remove.useMutation({
    onSuccess,
    onError: (error) => toastFailure('Error deleting milestone', error),
  });
  return (
    <li className="flex items-center gap-3 border-b border-line">
      <Checkbox
        checked={update.isPending ? !isDone : isDone}
        disabled={!isEditable}
        onChange={() => update.mutate({ projectId, milestoneId, isDone: !isDone })}
        className="flex-1"
      >
        <bdi>{title}</bdi>
      </Checkbox>
      {dueDate && (
        <span className="text-small text-muted">
          <Day iso={dueDate} />
        </span>
      )}
      {isEditable && (
        <IconButton
          label={`Delete ${title}`}
          icon={Trash2}
          onClick={() => remove.mutate({ projectId, milestoneId })}
        />
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
  const form = useForm<MilestoneForm>({
    resolver: zodResolver(milestoneFormSchema),
    defaultValues: { title: '', dueDate: '' },
  });
  const create = trpc.milestones.create.useMutation({
    onSuccess: () => {
      form.reset();
      afterMilestone();
    },
    onError: (error) => toastFailure('Error adding milestone', error),
  });
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (halfTypedIn(event.currentTarget).length > 0) {
          form.setError('dueDate', { message: HALF_TYPED }, { shouldFocus: true });
          return;
        }
        void form.handleSubmit((values) => create.mutate({ ...values, projectId }))();
      }}
    >
      <TextField
        label="Milestone"
        dir="auto"
        className="min-w-0 flex-[1_1_14rem]"
        {...fieldProps(form, 'title')}
        // The ids of dialogs over this form are made of the names of their fields.
        id="milestone-title"
      />
      <TextField
        label="Due Date"
        type="date"
        {...fieldProps(form, 'dueDate')}
        id="milestone-due-date"
      />
      <Button type="submit" variant="outline" isInactive={create.isPending}>
        Add Milestone
      </Button>
    </form>
  );
}
