import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import type { LeadsSearchParams } from '../../features/leads/leads-search-params';
import { LeadsScreen } from '../../features/leads/leads-screen';
import { useLeads } from '../../features/leads/use-leads';
import { FirstInquiry } from '../../features/leads/first-inquiry';
import { SetupGuide } from '../../features/settings/setup-guide';
import { LeadsError } from '../../features/staff/leads-error';
import { useClearTokenOn401 } from '../../features/staff/use-access';
import { usePermissions } from '../../hooks/use-permissions';
import { useSetSearchParams } from '../../hooks/use-search-params';
import { trpc } from '../../lib/trpc';
import { readTexts } from '../../lib/search-params';

export const Route = createFileRoute('/admin/leads')({
  validateSearch: readTexts<keyof LeadsSearchParams>,
  component: Leads,
});

function Leads() {
  const all = useLeads(false);
  const searchParams = Route.useSearch();
  const setSearchParams = useSetSearchParams(Route.useNavigate());
  useClearTokenOn401(all.firstError ?? all.refreshError);
  return all.firstError ? (
    <LeadsError error={all.firstError} />
  ) : (
    <LeadsScreen
      all={all}
      searchParams={searchParams}
      setSearchParams={setSearchParams}
      guide={(count) => <FirstSteps leads={count} />}
      leadActions={({ id }) => (
        <Permitted to="clients:read">
          <ClientOfLead leadId={id} />
        </Permitted>
      )}
    />
  );
}

/** An empty product guides its owner; the first inquiry is worth a word. */
function FirstSteps({ leads }: { leads: number }) {
  if (leads === 1) return <FirstInquiry />;
  return leads === 0 ? (
    <Permitted to="settings:admin">
      <SetupGuide />
    </Permitted>
  ) : null;
}

/** A lead that is a client leads to it; any other can become one. */
function ClientOfLead({ leadId }: { leadId: string }) {
  const navigate = useNavigate();
  const client = trpc.clients.ofLead.useQuery({ leadId });
  const mayCreate = usePermissions()('clients:write');
  const search = client.data ? { client: client.data.id } : { lead: leadId };
  if (!client.data && !mayCreate) return null;
  return (
    <Button
      variant="outline"
      isInactive={client.isPending}
      onClick={() => void navigate({ to: '/admin/clients', search })}
    >
      {client.isPending ? 'Client' : client.data ? 'View client' : 'Create client'}
    </Button>
  );
}
