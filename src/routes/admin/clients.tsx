import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RenderFilePicker } from '../../features/clients/attachments-field';
import { ClientsScreen, type PortalPlace } from '../../features/clients/clients-screen';
import { MediaPicker } from '../../features/media/media-dialogs';

type Search = Partial<Record<keyof PortalPlace, unknown>>;

export const Route = createFileRoute('/admin/clients')({
  // As it comes, since route options are in every page's entry; `readPlace` looks at it.
  validateSearch: (search: Search) => search,
  component: Clients,
});

const TABS = ['clients', 'projects', 'updates'] as const;

function readPlace(search: Search): PortalPlace {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    tab: TABS.find((tab) => tab === search.tab),
    project: text(search.project),
    client: text(search.client),
    lead: text(search.lead),
  };
}

function Clients() {
  const place = readPlace(Route.useSearch());
  const navigate = Route.useNavigate();
  const goTo = useCallback(
    (change: (place: PortalPlace) => PortalPlace) =>
      void navigate({ search: (search) => change(readPlace(search)), resetScroll: false }),
    [navigate],
  );
  return <ClientsScreen place={place} onPlace={goTo} renderFilePicker={renderFilePicker} />;
}

const renderFilePicker: RenderFilePicker = ({ onPick, ...dialog }) => (
  <MediaPicker
    {...dialog}
    accept="any"
    onPick={({ url, originalName }) => onPick({ url, filename: originalName })}
  />
);
