import { Button } from '../../components/ui/button';
import { toast } from '../../components/ui/toast/toast';
import { download } from '../../lib/csv';
import { trpc } from '../../lib/trpc';
import type { ChatCopy } from './chat-copy.types';

/** Saves the visitor's conversation as a text file. */
export function KeepButton({ id, copy }: { id: string; copy: ChatCopy }) {
  const utils = trpc.useUtils();
  const save = () =>
    utils.chat.transcript.fetch({ id }, { staleTime: 0 }).then(
      ({ text }) => download('masar-chat.txt', text, 'text/plain'),
      () => toast({ variant: 'destructive', title: copy.unreachable }),
    );
  return (
    <Button variant="text" className="self-center text-small" onClick={() => void save()}>
      {copy.keep}
    </Button>
  );
}
