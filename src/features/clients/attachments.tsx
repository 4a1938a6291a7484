import { Paperclip } from 'lucide';
import { Icon } from '../../components/ui/icon';

export interface AttachedFile {
  /** The id in the media library; other tools may leave it out. */
  mediaId?: string;
  filename: string;
  url: string;
}

/** The valid files among the attachments, which may be any JSON. */
export function filesOf(attachments: unknown): AttachedFile[] {
  return Array.isArray(attachments) ? attachments.filter(isFile) : [];
}

export function Attachments({ attachments }: { attachments: unknown }) {
  const files = filesOf(attachments);
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="mt-3 flex flex-wrap gap-2">
      {files.map(({ url, filename }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 cut-1 border border-line-strong px-3 text-small wrap-anywhere hover:bg-sand"
          >
            <Icon of={Paperclip} className="size-4" />
            <bdi>{filename}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Accepts only http(s) URLs and absolute paths, because the API accepts any JSON. */
function isFile(item: unknown): item is AttachedFile {
  if (typeof item !== 'object' || item === null) return false;
  const { url, filename } = item as Partial<Record<keyof AttachedFile, unknown>>;
  return (
    typeof url === 'string' && /^(?:https?:\/\/|\/(?!\/))/.test(url) && typeof filename === 'string'
  );
}
