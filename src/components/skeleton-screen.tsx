import { SkeletonLine } from './ui/skeleton';

/** A console screen that is loading; appears after 200 ms, so that fast loads do not flicker. */
export function SkeletonScreen() {
  return (
    <div role="status" className="transition-opacity delay-200 starting:opacity-0">
      <span className="sr-only">Loading…</span>
      <SkeletonLine className="mb-6 h-8 w-64 max-w-full" />
      <div className="mb-5 grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="grid gap-3 bg-surface px-5 py-4">
            <SkeletonLine className="w-1/2" />
            <SkeletonLine className="h-8 w-1/3" />
          </div>
        ))}
      </div>
      <div className="grid gap-px border border-line bg-line">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="bg-surface px-5 py-4">
            <SkeletonLine className="h-5 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
