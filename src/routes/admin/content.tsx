import { createFileRoute } from '@tanstack/react-router';
import { readContentPlace } from '../../features/content/editor/content-place';
import { ContentScreen } from '../../features/content/editor/content-screen';
import { useGo } from '../../hooks/use-place';

export const Route = createFileRoute('/admin/content')({
  validateSearch: readContentPlace,
  component: Content,
});

function Content() {
  return <ContentScreen place={Route.useSearch()} go={useGo(Route.useNavigate())} />;
}
