import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Button } from '../../components/ui/button';
import { readLeadsPlace } from '../../features/leads/leads-place';
import { LeadsScreen } from '../../features/leads/leads-screen';
import { useLeads } from '../../features/leads/use-leads';
import { LeadsError } from '../../features/staff/leads-error';
import { useEndOnRefusal } from '../../features/staff/use-access';
import { useGo } from '../../hooks/use-place';

export const Route = createFileRoute('/admin/leads')({
  validateSearch: readLeadsPlace,
  component: Leads,
});

function Leads() {
  const all = useLeads(false);
  const place = Route.useSearch();
  const go = useGo(Route.useNavigate());
  useEndOnRefusal(all.firstError ?? all.refreshError);
  return all.firstError ? (
    <LeadsError error={all.firstError} />
  ) : (
    <LeadsScreen
      all={all}
      place={place}
      go={go}
      leadActions={({ id }) => <CreateClient leadId={id} />}
    />
  );
}

function CreateClient({ leadId }: { leadId: string }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="outline"
      onClick={() => void navigate({ to: '/admin/clients', search: { lead: leadId } })}
    >
      Create client
    </Button>
  );
}
