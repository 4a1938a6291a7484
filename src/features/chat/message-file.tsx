import { FileText } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { formatSize } from '../../lib/file-size';
import type { DeskMessage } from './merge-messages';

export type MessageFileData = NonNullable<DeskMessage['file']>;

/** A picture, or a link that saves a PDF. Nothing of it is run: the server sends it for saving only. */
export function MessageFile({ file }: { file: MessageFileData }) {
  const { name, url, width, height, size } = file;
  if (width !== null && height !== null) {
    return (
      <a href={url} download className="block w-fit">
        <img
          src={url}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto max-h-64 w-auto max-w-full cut-2 bg-sand-strong object-contain"
        />
      </a>
    );
  }
  return (
    <a
      href={url}
      download
      className="flex min-h-11 w-fit max-w-full items-center gap-3 cut-2 border border-line-strong bg-surface px-4 py-2 text-start no-underline"
    >
      <Icon of={FileText} />
      <bdi className="min-w-0 font-book wrap-anywhere text-text underline underline-offset-4">
        {name}
      </bdi>
      <span dir="ltr" className="text-micro whitespace-nowrap text-muted">
        {formatSize(size)}
      </span>
    </a>
  );
}
