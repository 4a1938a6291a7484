/** A grey line where text will be. */
export function SkeletonLine({ className = '' }: { className?: string }) {
  return <div className={`h-[1em] animate-pulse rounded-[2px] bg-sand-strong ${className}`} />;
}

interface SkeletonCardProps {
  /** The picture's proportions, as a class. */
  picture: string;
}

/** The size of the card that it stands for, so nothing moves when that comes. */
export function SkeletonCard({ picture }: SkeletonCardProps) {
  return (
    <div data-skeleton aria-hidden="true" className="grid gap-3">
      <div className={`animate-pulse cut-end bg-sand-strong ${picture}`} />
      <SkeletonLine className="mt-2 w-2/5" />
      <SkeletonLine className="h-[1.5em] w-11/12" />
      <SkeletonLine />
      <SkeletonLine className="w-3/4" />
    </div>
  );
}
