import { CornerUpRight } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { RedirectsDialog } from './redirects-dialog';

/** What looks at all content at once, beside the media library. */
export function ContentTools() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Icon of={CornerUpRight} />
        Redirects
      </Button>
      {isOpen && <RedirectsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
