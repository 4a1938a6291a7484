import { createFileRoute } from '@tanstack/react-router';
import { ClientsScreen } from '../../features/clients/clients-screen';
import { readPortalPlace } from '../../features/clients/portal-place';
import { useGo } from '../../hooks/use-place';

export const Route = createFileRoute('/admin/clients')({
  validateSearch: readPortalPlace,
  component: Clients,
});

function Clients() {
  return <ClientsScreen place={Route.useSearch()} go={useGo(Route.useNavigate())} />;
}
