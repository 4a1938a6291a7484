import { Alert } from '../../components/ui/alert';
import { Dialog } from '../../components/ui/dialog';
import { detailOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { NewClientDialog } from './client-dialog';

/** A dialog for a new client, prefilled from a lead. */
export function LeadDraftDialog({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const { data, error } = trpc.clients.draft.useQuery({ leadId });
  if (data) return <NewClientDialog draft={data} onClose={onClose} />;
  return (
    error && (
      <Dialog title="Add New Client" isOpen onClose={onClose}>
        <Alert>{detailOf(error) ?? 'Unable to load the lead'}</Alert>
      </Dialog>
    )
  );
}
