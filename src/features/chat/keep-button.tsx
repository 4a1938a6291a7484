import { Button } from '../../components/ui/button';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { download } from '../../lib/csv';
import { trpc } from '../../lib/trpc';

/** Saves the visitor's conversation as a text file. */
export function KeepButton({ id, label }: { id: string; label: string }) {
  const utils = trpc.useUtils();
  const save = () =>
    utils.chat.transcript.fetch({ id }, { staleTime: 0 }).then(
      ({ text }) => download('masar-chat.txt', text, 'text/plain'),
      (error: unknown) => toastFailure(label, error),
    );
  return (
    <Button variant="text" className="self-center text-small" onClick={() => void save()}>
      {label}
    </Button>
  );
}
