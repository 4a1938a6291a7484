import { cva } from 'class-variance-authority';

const skeletonVariants = cva('animate-pulse bg-sand-strong', {
  variants: {
    shape: {
      /** A placeholder for text. */
      line: 'block min-h-[1em] rounded-[2px]',
      /** A placeholder for a picture; a class sets the proportions. */
      picture: 'cut-end',
    },
  },
});

export function SkeletonLine({ className }: { className?: string }) {
  return <span className={skeletonVariants({ shape: 'line', className })} />;
}

/** A figure that is not known yet; in place of its text. */
export function SkeletonFigure() {
  return (
    <span data-skeleton className="inline-block w-[2ch] align-middle">
      <span className="sr-only">Loading</span>
      <SkeletonLine />
    </span>
  );
}

export function SkeletonPicture({ className }: { className: string }) {
  return <div aria-hidden className={skeletonVariants({ shape: 'picture', className })} />;
}

interface SkeletonCardProps {
  /** The picture's proportions, as a class. */
  picture: string;
}

/** As large as a card, so that nothing moves when the card appears. */
export function SkeletonCard({ picture }: SkeletonCardProps) {
  return (
    <div data-skeleton aria-hidden="true" className="grid gap-3">
      <SkeletonPicture className={picture} />
      <SkeletonLine className="mt-2 w-2/5" />
      <SkeletonLine className="h-[1.5em] w-11/12" />
      <SkeletonLine />
      <SkeletonLine className="w-3/4" />
    </div>
  );
}
