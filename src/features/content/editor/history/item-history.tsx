import { History } from 'lucide';
import { Button } from '../../../../components/ui/button';
import { Drawer } from '../../../../components/ui/drawer';
import { Icon } from '../../../../components/ui/icon';
import { HistoryPanel } from './history-panel';
import type { EditedItem } from '../../../../components/record-dialog';
import type { ContentRouter } from './item.types';

export interface ItemHistoryProps {
  router: ContentRouter;
  id: string;
  item: EditedItem;
}

/** At the newest version, or at the newest one of the draft; null while it is closed. */
export type OpenedHistory = 'newest' | 'draft' | null;

interface OpenedHistoryProps extends ItemHistoryProps {
  opened: OpenedHistory;
  onOpen: (opened: OpenedHistory) => void;
}

/** The button `History`, which opens the versions of an item at the side. */
export function ItemHistory({ opened, onOpen, ...props }: OpenedHistoryProps) {
  const close = () => onOpen(null);
  return (
    <>
      <Button variant="text" onClick={() => onOpen('newest')} className="-me-4">
        <Icon of={History} />
        History
      </Button>
      <Drawer
        label="History"
        side="end"
        size="wide"
        isOpen={opened !== null}
        onClose={close}
        className="flex flex-col border-s border-line bg-surface text-ui"
      >
        {opened && <HistoryPanel {...props} startsAt={opened} onClose={close} />}
      </Drawer>
    </>
  );
}
