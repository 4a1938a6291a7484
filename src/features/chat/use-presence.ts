import { useMe } from '../../hooks/use-permissions';
import { type Outputs, trpc } from '../../lib/trpc';
import { useReports } from '../../hooks/use-reports';
import { useTypingReport } from './use-typing-report';

export type Presence = Outputs['chat']['presence'];

const READ_EVERY_MS = 15_000;

/** Who is at a conversation, which the caller looks at. */
export function usePresence(id: string) {
  const utils = trpc.useUtils();
  const me = useMe();
  const { data } = trpc.chat.presence.useQuery({ id }, { refetchInterval: READ_EVERY_MS });
  const look = trpc.chat.look.useMutation({
    onSuccess: (presence) => utils.chat.presence.setData({ id }, presence),
  });
  useReports(id, '', (of, report) => look.mutate({ id: of, ...report }));
  const reportTyping = useTypingReport((isTyping) => look.mutate({ id, isTyping }));
  return {
    visitor: data?.visitor ?? null,
    others: data?.staff.filter((one) => one.id !== me?.id) ?? [],
    reportTyping,
  };
}
