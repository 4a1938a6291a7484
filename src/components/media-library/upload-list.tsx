import { X } from 'lucide';
import { Button } from '../ui/button';
import { FieldError } from '../ui/field';
import { IconButton } from '../ui/icon-button';
import { ProgressBar } from '../ui/progress-bar';
import { AltForm } from './alt-form';
import type { Upload, Uploads } from './use-uploads';

/** Pending uploads, failed uploads with the reason, and new pictures that need an alt text. */
export function UploadList({ uploads, dismiss }: Pick<Uploads, 'uploads' | 'dismiss'>) {
  const listed = uploads.filter(({ state, media }) => state !== 'done' || media?.width != null);
  if (listed.length === 0) return null;
  const failed = listed.filter(({ state }) => state === 'failed');
  return (
    <ul aria-label="Uploads" className="mb-5 divide-y divide-line border border-line">
      {listed.map((upload) => (
        <li key={upload.key} className="flex items-center gap-4 py-2.5 ps-4 pe-2">
          <UploadRow upload={upload} onDone={() => dismiss(upload.key)} />
          <IconButton
            label={`${upload.state === 'waiting' || upload.state === 'sending' ? 'Cancel' : 'Dismiss'} ${upload.name}`}
            icon={X}
            onClick={() => dismiss(upload.key)}
          />
        </li>
      ))}
      {failed.length > 1 && (
        <li>
          <Button variant="text" onClick={() => failed.forEach(({ key }) => dismiss(key))}>
            Dismiss all that failed
          </Button>
        </li>
      )}
    </ul>
  );
}

function UploadRow({ upload, onDone }: { upload: Upload; onDone: () => void }) {
  const { name, state, media, error } = upload;
  if (state === 'done' && media) {
    return (
      <>
        <img
          src={`${media.url}?w=320`}
          alt=""
          className="size-14 shrink-0 bg-sand object-contain max-xs:hidden"
        />
        <div className="min-w-0 flex-1">
          <AltForm media={media} label={`Alt text for ${media.originalName}`} onSaved={onDone} />
        </div>
      </>
    );
  }
  return (
    <div className="min-w-0 flex-1">
      <p data-clipped={name} className="truncate font-medium">
        <bdi>{name}</bdi>
      </p>
      {state === 'failed' ? (
        <FieldError role="alert">{error}</FieldError>
      ) : (
        <Progress upload={upload} />
      )}
    </div>
  );
}

function Progress({ upload: { name, state, share } }: { upload: Upload }) {
  const percent = Math.round(share * 100);
  // All bytes are sent; the server is checking them.
  const status = share === 1 ? 'Checking' : `${percent}%`;
  return (
    <div className="mt-1.5 flex items-center gap-3">
      <ProgressBar label={`Uploading ${name}`} percent={percent} className="h-1.5 flex-1" />
      <span className="w-16 text-end text-small text-muted tabular-nums">
        {state === 'waiting' ? 'Waiting' : status}
      </span>
    </div>
  );
}
