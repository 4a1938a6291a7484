import { createFileRoute } from '@tanstack/react-router';
import { ClientsScreen } from '../../features/clients/clients-screen';
import { readPortalSearchParams } from '../../features/clients/portal-search-params';
import { useSetSearchParams } from '../../hooks/use-search-params';

export const Route = createFileRoute('/admin/clients')({
  validateSearch: readPortalSearchParams,
  component: Clients,
});

function Clients() {
  return (
    <ClientsScreen
      searchParams={Route.useSearch()}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
    />
  );
}
