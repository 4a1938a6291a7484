import { FileInput } from 'lucide';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { useHasSession } from '../../hooks/use-has-session';
import { ImportDialog } from './import-dialog';

/** Leads from a CSV file. */
export function ImportButton() {
  // The file is sent with the session, which the first read of leads begins.
  const hasSession = useHasSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Permitted to="leads:write">
      <Button
        variant="outline"
        isInactive={!hasSession}
        onClick={() => setIsOpen(true)}
        className="max-sm:flex-1"
      >
        <Icon of={FileInput} />
        Import
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </Permitted>
  );
}
