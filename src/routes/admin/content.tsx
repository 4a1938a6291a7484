import { createFileRoute } from '@tanstack/react-router';
import { readContentSearchParams } from '../../features/content/editor/content-search-params';
import { ContentScreen } from '../../features/content/editor/content-screen';
import { useSetSearchParams } from '../../hooks/use-search-params';

export const Route = createFileRoute('/admin/content')({
  validateSearch: readContentSearchParams,
  component: Content,
});

function Content() {
  return (
    <ContentScreen
      searchParams={Route.useSearch()}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
    />
  );
}
