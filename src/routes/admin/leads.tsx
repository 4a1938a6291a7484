import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { buttonClass } from '../../components/button';
import { LeadsScreen } from '../../features/leads/leads-screen';
import { useLeads } from '../../features/leads/use-leads';
import { LeadsError } from '../../features/staff/leads-error';
import { useEndOnRefusal } from '../../features/staff/use-access';

export const Route = createFileRoute('/admin/leads')({
  validateSearch: ({ lead }): { lead?: string } => ({
    lead: typeof lead === 'string' ? lead : undefined,
  }),
  component: Leads,
});

function Leads() {
  const all = useLeads(false);
  const { lead } = Route.useSearch();
  useEndOnRefusal(all.firstError ?? all.refreshError);
  return all.firstError ? (
    <LeadsError error={all.firstError} />
  ) : (
    <LeadsScreen all={all} openId={lead} leadActions={({ id }) => <CreateClient leadId={id} />} />
  );
}

function CreateClient({ leadId }: { leadId: string }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => void navigate({ to: '/admin/clients', search: { lead: leadId } })}
      className={buttonClass('line', 'small')}
    >
      Create client
    </button>
  );
}
