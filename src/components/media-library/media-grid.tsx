import { cx } from 'class-variance-authority';
import { FileText, ImageOff } from 'lucide';
import { Icon } from '../ui/icon';
import { MEDIA_TYPES, type MediaType } from '../../../server/features/media/media.schema';
import { Badge } from '../ui/badge';
import { BareButton } from '../ui/button';
import { formatSize } from '../../lib/file-size';
import type { Media } from './upload-file';

interface MediaGridProps {
  items: Media[];
  selectedId: string | undefined;
  onSelect: (media: Media) => void;
}

const FRAME = cx(
  'relative block aspect-4/3 w-full cut-end border border-line bg-sand p-2',
  'group-hover:border-line-strong group-aria-pressed:border-action group-aria-pressed:bg-action-soft',
  'group-aria-pressed:outline-2 group-aria-pressed:outline-action',
);

export const columnsClass = 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-5';

export function MediaGrid({ items, selectedId, onSelect }: MediaGridProps) {
  return (
    <ul aria-label="Files" className={columnsClass}>
      {items.map((media) => (
        <li key={media.id}>
          <BareButton
            aria-pressed={media.id === selectedId}
            onClick={() => onSelect(media)}
            className="group grid w-full gap-1.5 text-start"
          >
            <span className={FRAME}>
              <Thumbnail media={media} />
              {media.width !== null && !media.alt && (
                <span className="absolute start-1.5 top-1.5">
                  <Badge tone="warning">
                    <Icon of={ImageOff} className="size-3.5" />
                    No alt text
                  </Badge>
                </span>
              )}
            </span>
            <span
              data-clipped={media.originalName}
              className="line-clamp-2 text-small font-medium wrap-anywhere"
            >
              <bdi>{media.originalName}</bdi>
            </span>
            <span className="-mt-1 text-micro text-muted tabular-nums">{describeFile(media)}</span>
          </BareButton>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ media }: { media: Media }) {
  if (media.width === null) {
    return (
      <span className="grid size-full place-items-center text-muted">
        <Icon of={FileText} className="size-10 stroke-[1.25]" />
      </span>
    );
  }
  return (
    <img
      src={`${media.url}?w=320`}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-contain"
    />
  );
}

/** `JPEG, 1200 x 800, 240 kB` */
export function describeFile({ mimeType, width, height, size }: Media): string {
  const type = MEDIA_TYPES[mimeType as MediaType].label;
  const pixels = width === null || height === null ? [] : [`${width} x ${height}`];
  return [type, ...pixels, formatSize(size)].join(', ');
}
