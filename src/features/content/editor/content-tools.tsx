import { CornerUpRight, ListChecks, Users } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { ChecksDialog } from './checks-dialog';
import type { ContentScreenProps } from './content-search-params';
import { RedirectsDialog } from './redirects-dialog';
import { TeamDialog } from './team-dialog';

type ContentToolsProps = Pick<ContentScreenProps, 'setSearchParams'>;

/** What looks at all content at once, beside the media library. */
export function ContentTools({ setSearchParams }: ContentToolsProps) {
  const [open, setOpen] = useState<'team' | 'redirects' | 'checks' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('team')}>
        <Icon of={Users} />
        Team
      </Button>
      <Button variant="outline" onClick={() => setOpen('redirects')}>
        <Icon of={CornerUpRight} />
        Redirects
      </Button>
      <Button variant="outline" onClick={() => setOpen('checks')}>
        <Icon of={ListChecks} />
        Checks
      </Button>
      {open === 'team' && <TeamDialog onClose={close} />}
      {open === 'redirects' && <RedirectsDialog onClose={close} />}
      {open === 'checks' && <ChecksDialog setSearchParams={setSearchParams} onClose={close} />}
    </>
  );
}
