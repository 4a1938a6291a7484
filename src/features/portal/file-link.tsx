import { formatSize } from '../../lib/file-size';
import type { Outputs } from '../../lib/trpc';

export type ShownFile = Outputs['portal']['home']['files'][number];

export function FileLink({ file }: { file: ShownFile }) {
  return (
    <a
      href={file.url}
      className="group grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-3 py-1.5 text-ui leading-snug no-underline"
    >
      <svg
        viewBox="0 0 20 24"
        aria-hidden="true"
        className="h-6 w-5 fill-none stroke-current stroke-[1.5]"
      >
        <path d="M2 1.5h10.5L18 7v15.5H2zM12.5 1.5V7H18" />
      </svg>
      <bdi className="font-medium wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4 group-hover:decoration-current">
        {file.name}
      </bdi>
      {file.size !== null && (
        <span dir="ltr" className="text-small whitespace-nowrap text-muted">
          {formatSize(file.size)}
        </span>
      )}
    </a>
  );
}
