import { History } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button';
import { Drawer } from '../../../../components/ui/drawer';
import { Icon } from '../../../../components/ui/icon';
import { HistoryPanel } from './history-panel';
import type { ContentNoun, EditedItem } from './item.types';

export interface ItemHistoryProps {
  noun: ContentNoun;
  id: string;
  item: EditedItem;
}

/** The button `History`, which opens the versions of an item at the side. */
export function ItemHistory(props: ItemHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)} className="w-fit">
        <Icon of={History} />
        History
      </Button>
      <Drawer
        label="History"
        side="end"
        size="wide"
        isOpen={isOpen}
        onClose={close}
        className="flex flex-col border-s border-line bg-surface text-ui"
      >
        {isOpen && <HistoryPanel {...props} onClose={close} />}
      </Drawer>
    </>
  );
}
