import { Upload } from 'lucide';
import { NOBODY } from '../../../server/features/leads/leads.schema';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { useMe } from '../../hooks/use-permissions';
import { useTimeZone } from '../../hooks/use-time-zone';
import { endOfDue, type LeadFilters, startOf } from './filter-leads';

interface ExportButtonProps {
  filters: LeadFilters;
  search: string;
  isSpam: boolean;
}

/** A file of what the filter shows, made by the server, which records it. */
export function ExportButton({ filters, search, isSpam }: ExportButtonProps) {
  const me = useMe()?.id ?? '';
  const timeZone = useTimeZone();
  const { owner, isOverdue, due, status, interest, source, period } = filters;
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(owner && { ownerId: owner === 'mine' ? me : NOBODY }),
    ...(isOverdue && { overdue: 'true' }),
    ...(due && { dueBefore: endOfDue(due, new Date(), timeZone) }),
    ...(status && { status }),
    ...(interest && { interest }),
    ...(source && { source }),
    ...(period && { from: startOf(period, new Date()) }),
    ...(isSpam && { isSpam: 'true' }),
  });
  const address = ['/api/admin/leads/export', query.toString()].filter(Boolean).join('?');
  return (
    <Permitted to="leads:export">
      <Button
        variant="outline"
        data-tooltip="What the filter shows, made by the server"
        onClick={() => save(address)}
        className="ms-auto max-sm:flex-1"
      >
        <Icon of={Upload} />
        Export
      </Button>
    </Permitted>
  );
}

/** Streamed into a file by the browser: a hundred thousand leads need no room in the page. */
function save(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
