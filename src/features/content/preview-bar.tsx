import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge';
import { useTimeZone } from '../../hooks/use-time-zone';
import { formatDateTime } from '../../lib/dates';
import type { Outputs } from '../../lib/trpc';

type Preview = Outputs['previews']['item'];

/** Says that a page is a preview, of which state, and who can see it until when. */
export function PreviewBar({ preview }: { preview: Preview }) {
  return (
    <div
      role="note"
      aria-label="Preview"
      dir="ltr"
      lang="en"
      className="border-b border-line bg-warning-soft py-3 text-small"
    >
      <p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="ink">Preview</Badge>
        <span className="font-strong">
          <State preview={preview} />
        </span>
        <span>
          <Audience preview={preview} />
        </span>
      </p>
    </div>
  );
}

function State({ preview: { status, publishedAt, hasDraft } }: { preview: Preview }): ReactNode {
  if (hasDraft) return 'Draft of changes, not public';
  switch (status) {
    case 'draft':
      return 'Draft, not public';
    case 'scheduled':
      return <>Scheduled for {publishedAt && <Moment at={publishedAt} />}</>;
    case 'published':
      return 'Published';
    case 'unpublished':
      return 'Unpublished';
  }
}

function Audience({
  preview: { status, address, hasDraft, expiresAt },
}: {
  preview: Preview;
}): ReactNode {
  if (expiresAt !== null) {
    return (
      <>
        This link works until <Moment at={expiresAt} />.
      </>
    );
  }
  return status === 'published' && !hasDraft
    ? `Everybody can see this page at ${address}.`
    : 'Only signed-in staff can see this page.';
}

/** `Nov 26, 2026, 9:00 AM Asia/Amman` */
function Moment({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return (
    <>
      <time dateTime={at}>{formatDateTime(at, timeZone)}</time> {timeZone}
    </>
  );
}
