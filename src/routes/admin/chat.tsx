import { createFileRoute } from '@tanstack/react-router';
import {
  type ChatSearchParams,
  readChatSearchParams,
} from '../../features/chat/chat-search-params';
import { ChatScreen } from '../../features/chat/chat-screen';
import { useSetSearchParams } from '../../hooks/use-search-params';

export const Route = createFileRoute('/admin/chat')({
  // Read by the component: every public page loads the options of all routes.
  validateSearch: (search: Record<string, unknown>) => search as ChatSearchParams,
  component: Chat,
});

function Chat() {
  return (
    <ChatScreen
      searchParams={readChatSearchParams({ ...Route.useSearch() })}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
    />
  );
}
