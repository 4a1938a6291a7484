import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '../../features/chat/chat-screen';

interface ChatSearch {
  conversation?: string | undefined;
}

export const Route = createFileRoute('/admin/chat')({
  validateSearch: ({ conversation }: Record<string, unknown>): ChatSearch => ({
    conversation: typeof conversation === 'string' ? conversation : undefined,
  }),
  component: Chat,
});

/** Which conversation is open stands in the address, so that a reload or a link finds it again. */
function Chat() {
  const { conversation } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ChatScreen
      selected={conversation}
      onSelect={(id) => void navigate({ search: id ? { conversation: id } : {}, replace: true })}
    />
  );
}
