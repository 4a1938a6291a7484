import { Badge } from '../../components/ui/badge';
import type { Conversation } from './merge-messages';

interface StatusBadgeProps {
  status: Conversation['status'];
  /** On a tinted row, where the badge's own tint would not be visible. */
  isOnTint?: boolean;
}

export function StatusBadge({ status, isOnTint = false }: StatusBadgeProps) {
  const isClosed = status === 'closed';
  return (
    <span className={`grid justify-self-end ${isOnTint ? '*:bg-surface' : ''}`}>
      <Badge tone={isClosed ? 'neutral' : 'success'}>
        <span
          aria-hidden
          className={`size-2 rounded-full border border-current ${isClosed ? '' : 'bg-current'}`}
        />
        {isClosed ? 'closed' : 'active'}
      </Badge>
    </span>
  );
}
