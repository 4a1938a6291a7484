import { createFileRoute } from '@tanstack/react-router';
import { readChatPlace } from '../../features/chat/chat-place';
import { ChatScreen } from '../../features/chat/chat-screen';
import { useGo } from '../../hooks/use-place';

export const Route = createFileRoute('/admin/chat')({
  validateSearch: readChatPlace,
  component: Chat,
});

function Chat() {
  return <ChatScreen place={Route.useSearch()} go={useGo(Route.useNavigate())} />;
}
