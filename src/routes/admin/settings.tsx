import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/settings/settings-screen';
import { readSettingsSearchParams } from '../../features/settings/settings-search-params';
import { useSetSearchParams } from '../../hooks/use-search-params';

export const Route = createFileRoute('/admin/settings')({
  validateSearch: readSettingsSearchParams,
  component: Settings,
});

function Settings() {
  return (
    <SettingsScreen
      searchParams={Route.useSearch()}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
    />
  );
}
