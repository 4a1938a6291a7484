import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/settings/settings-screen';
import type { SettingsSearchParams } from '../../features/settings/settings-search-params';
import { useSetSearchParams } from '../../hooks/use-search-params';
import { readTexts } from '../../lib/search-params';

export const Route = createFileRoute('/admin/settings')({
  validateSearch: readTexts<keyof SettingsSearchParams>,
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
