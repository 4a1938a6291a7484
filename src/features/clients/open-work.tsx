import { Alert } from '../../components/ui/alert';
import { trpc } from '../../lib/trpc';
import type { Project } from './use-clients';

/** What a project that is about to be completed has not finished. */
export function OpenWork({ project: { id, clientId } }: { project: Project }) {
  const steps = trpc.milestones.list.useQuery({ projectId: id });
  const asked = trpc.asks.list.useQuery({ clientId }, { staleTime: 0 });
  const openSteps = steps.data?.milestones.filter(({ isDone }) => !isDone).length ?? 0;
  const openAsks = asked.data?.asks.filter(({ projectId }) => projectId === id).length ?? 0;
  const parts = [
    ...counted(openSteps, 'milestone', 'milestones'),
    ...counted(openAsks, 'question to the client', 'questions to the client'),
  ];
  if (parts.length === 0) return null;
  return <Alert tone="warning">Still open: {parts.join(', ')}.</Alert>;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
