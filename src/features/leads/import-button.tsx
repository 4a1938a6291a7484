import { FileInput } from 'lucide';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { ImportDialog } from './import-dialog';

/** Leads from a CSV file. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Permitted to="leads:write">
      <Button variant="outline" onClick={() => setIsOpen(true)} className="max-sm:flex-1">
        <Icon of={FileInput} />
        Import
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </Permitted>
  );
}
