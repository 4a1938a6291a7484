/** The mark of the pages' lists: a piece of the path. */
export function Diamond({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d="m12 2 10 10-10 10L2 12z" />
    </svg>
  );
}
