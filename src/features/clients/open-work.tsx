import { Alert } from '../../components/ui/alert';
import { countOf } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import type { Project } from './use-clients';

/** What a project that is about to be completed has not finished. */
export function OpenWork({ project: { id, clientId } }: { project: Project }) {
  const steps = trpc.milestones.list.useQuery({ projectId: id });
  const asked = trpc.asks.list.useQuery({ clientId }, { staleTime: 0 });
  const openSteps = steps.data?.milestones.filter(({ isDone }) => !isDone).length ?? 0;
  const openAsks = asked.data?.asks.filter(({ projectId }) => projectId === id).length ?? 0;
  const parts = [
    openSteps > 0 && countOf(openSteps, 'milestones'),
    openAsks > 0 && `${countOf(openAsks, 'questions')} to the client`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <Alert tone="warning">Still open: {parts.join(', ')}.</Alert>;
}
