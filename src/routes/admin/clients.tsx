import { createFileRoute } from '@tanstack/react-router';
import { ClientsScreen } from '../../features/clients/clients-screen';
import {
  type PortalSearchParams,
  readPortalSearchParams,
} from '../../features/clients/portal-search-params';
import { useSetSearchParams } from '../../hooks/use-search-params';

export const Route = createFileRoute('/admin/clients')({
  // Read by the component: every public page loads the options of all routes.
  validateSearch: (search: Record<string, unknown>) => search as PortalSearchParams,
  component: Clients,
});

function Clients() {
  return (
    <ClientsScreen
      searchParams={readPortalSearchParams({ ...Route.useSearch() })}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
    />
  );
}
