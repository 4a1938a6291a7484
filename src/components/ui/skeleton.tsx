import { cva } from 'class-variance-authority';

const skeletonVariants = cva('animate-pulse bg-sand-strong', {
  variants: {
    shape: {
      /** Text that will be. */
      line: 'min-h-[1em] rounded-[2px]',
      /** A picture that will be: its proportions come as a class. */
      picture: 'cut-end',
    },
  },
});

export function SkeletonLine({ className }: { className?: string }) {
  return <div className={skeletonVariants({ shape: 'line', className })} />;
}

export function SkeletonPicture({ className }: { className: string }) {
  return <div aria-hidden className={skeletonVariants({ shape: 'picture', className })} />;
}

interface SkeletonCardProps {
  /** The picture's proportions, as a class. */
  picture: string;
}

/** The size of the card that it stands for, so nothing moves when that comes. */
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
