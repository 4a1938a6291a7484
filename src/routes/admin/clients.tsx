import { createFileRoute } from '@tanstack/react-router';
import { ClientsScreen } from '../../features/clients/clients-screen';
import {
  type ClientsSearchParams,
  readClientsSearchParams,
} from '../../features/clients/clients-search-params';
import { useSetSearchParams } from '../../hooks/use-search-params';

export const Route = createFileRoute('/admin/clients')({
  // Read by the component: every public page loads the options of all routes.
  validateSearch: (search: Record<string, unknown>) => search as ClientsSearchParams,
  component: Clients,
});

function Clients() {
  return (
    <ClientsScreen
      searchParams={readClientsSearchParams({ ...Route.useSearch() })}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
    />
  );
}
