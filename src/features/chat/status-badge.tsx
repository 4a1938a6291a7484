import type { Conversation } from './merge-messages';

interface StatusBadgeProps {
  status: Conversation['status'] | null | undefined;
  /** On a coloured ground, where its own tint would not show. */
  isOnTint?: boolean;
}

/** A missing status counts as active. */
export function StatusBadge({ status, isOnTint = false }: StatusBadgeProps) {
  const isClosed = status === 'closed';
  const tone = isClosed ? 'text-muted' : 'text-success';
  const ground = isOnTint ? 'bg-surface' : isClosed ? 'bg-sand-strong' : 'bg-success-soft';
  return (
    <span
      className={`inline-flex w-fit items-center gap-1.5 justify-self-end cut-1 px-2.5 py-[0.1875rem] text-micro font-[550] whitespace-nowrap ${tone} ${ground}`}
    >
      <span
        aria-hidden
        className={`size-2 rounded-full border border-current ${isClosed ? '' : 'bg-current'}`}
      />
      {isClosed ? 'closed' : 'active'}
    </span>
  );
}
