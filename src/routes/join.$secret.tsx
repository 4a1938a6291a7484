import { createFileRoute } from '@tanstack/react-router';
import { ACCEPTED, JoinPage } from '../features/staff/join-page';

/** Uses an invitation. Rendered only in the browser: nothing of it belongs into a server's answer. */
export const Route = createFileRoute('/join/$secret')({
  ssr: false,
  component: Join,
});

function Join() {
  const { secret } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <JoinPage
      secret={secret}
      onJoined={() => void navigate({ params: { secret: ACCEPTED }, replace: true })}
      onOpen={() => void navigate({ to: '/admin/leads' })}
    />
  );
}
