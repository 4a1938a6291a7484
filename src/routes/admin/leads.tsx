import { createFileRoute } from '@tanstack/react-router';
import { LeadsScreen } from '../../features/leads/leads-screen';
import { useLeads } from '../../features/leads/use-leads';
import { LeadsError } from '../../features/staff/leads-error';
import { useEndOnRefusal } from '../../features/staff/use-access';

export const Route = createFileRoute('/admin/leads')({
  validateSearch: ({ lead }): { lead?: string } => (typeof lead === 'string' ? { lead } : {}),
  component: Leads,
});

function Leads() {
  const all = useLeads(false);
  const { lead } = Route.useSearch();
  useEndOnRefusal(all.firstError ?? all.refreshError);
  return all.firstError ? (
    <LeadsError error={all.firstError} />
  ) : (
    <LeadsScreen all={all} openId={lead} />
  );
}
