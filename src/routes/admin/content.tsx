import { createFileRoute } from '@tanstack/react-router';
import {
  type ContentSearchParams,
  readContentSearchParams,
} from '../../features/content/editor/content-search-params';
import { ContentScreen } from '../../features/content/editor/content-screen';
import { useSetSearchParams } from '../../hooks/use-search-params';

export const Route = createFileRoute('/admin/content')({
  // Read by the component: every public page loads the options of all routes.
  validateSearch: (search: Record<string, unknown>) => search as ContentSearchParams,
  component: Content,
});

function Content() {
  return (
    <ContentScreen
      searchParams={readContentSearchParams({ ...Route.useSearch() })}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
    />
  );
}
