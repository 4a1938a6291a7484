import { createFileRoute } from '@tanstack/react-router';
import { readChatSearchParams } from '../../features/chat/chat-search-params';
import { ChatScreen } from '../../features/chat/chat-screen';
import { useSetSearchParams } from '../../hooks/use-search-params';

export const Route = createFileRoute('/admin/chat')({
  validateSearch: readChatSearchParams,
  component: Chat,
});

function Chat() {
  return (
    <ChatScreen
      searchParams={Route.useSearch()}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
    />
  );
}
