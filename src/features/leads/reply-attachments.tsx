import { Paperclip, X } from 'lucide';
import { useRef } from 'react';
import { UploadList } from '../../components/media-library/upload-list';
import { ACCEPTED } from '../../components/media-library/upload-file';
import { Button } from '../../components/ui/button';
import { FieldError } from '../../components/ui/field';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { formatSize } from '../../lib/file-size';
import type { Attachments } from './use-attachments';

/** The files of a reply: attached by a button, by dropping them on the form or by pasting them. */
export function ReplyAttachments({ attachments }: { attachments: Attachments }) {
  const { mayAttach, attached, pending, error, drop, add, remove, dismiss } = attachments;
  const input = useRef<HTMLInputElement>(null);
  if (!mayAttach && attached.length === 0) return null;
  return (
    <div className="min-w-0">
      <UploadList uploads={pending} dismiss={dismiss} />
      {attached.length > 0 && (
        <ul aria-label="Attachments" className="mb-3 border border-line">
          {attached.map(({ id, name, size }) => (
            <li
              key={id}
              className="flex items-center gap-3 border-b border-line ps-4 pe-1 last:border-b-0"
            >
              <Icon of={Paperclip} className="shrink-0 text-muted" />
              <bdi data-clipped={name} className="min-w-0 truncate">
                {name}
              </bdi>
              <span className="ms-auto shrink-0 text-small text-muted tabular-nums">
                {formatSize(size)}
              </span>
              <IconButton label={`Remove ${name}`} icon={X} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <FieldError role="alert" className="mb-3">
          {error}
        </FieldError>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files to attach"
          accept={ACCEPTED.any}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // Else choosing the same file again would not fire a change event.
            currentTarget.value = '';
          }}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          <Icon of={Paperclip} />
          Attach Files
        </Button>
        <span className="text-small text-muted max-sm:hidden">
          or drop or paste them here: pictures and PDFs, 10 MB together
        </span>
      </div>
      {drop.isOver && (
        <p className="pointer-events-none absolute -inset-2 grid place-items-center border-2 border-dashed border-action bg-action-soft/90 text-h3 text-action">
          Drop to attach
        </p>
      )}
    </div>
  );
}
