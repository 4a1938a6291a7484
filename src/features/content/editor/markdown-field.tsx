import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../../components/button';
import { toastFailure } from '../../../components/toast/toast-failure';
import { trpc } from '../../../lib/trpc';

// The editor is 100 kB: it comes when somebody writes. Where it cannot come, a plain box does.
const MarkdownEditor = lazy(() =>
  import('./markdown-editor').catch(() => ({ default: PlainEditor })),
);

interface MarkdownFieldProps {
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Markdown with its preview, which the server draws as it draws the page. */
export function MarkdownField({ id, label, value, error, onChange }: MarkdownFieldProps) {
  const [isPreview, setIsPreview] = useState(false);
  const preview = trpc.insights.preview.useMutation({
    onSuccess: () => setIsPreview(true),
    onError: (failure) => toastFailure('Error rendering preview', failure),
  });
  return (
    <div className="flex flex-col gap-[0.4375rem]">
      <div className="flex items-end justify-between gap-3">
        <span className="text-ui font-[550]">{label}</span>
        <button
          type="button"
          aria-pressed={isPreview}
          disabled={preview.isPending}
          onClick={() => (isPreview ? setIsPreview(false) : preview.mutate({ markdown: value }))}
          className={buttonClass('text', 'small', 'min-h-8 px-2')}
        >
          {isPreview ? 'Write' : 'Preview'}
        </button>
      </div>
      {isPreview ? (
        <div
          role="region"
          aria-label={`Preview of ${label}`}
          dir="auto"
          className="prose max-h-[60vh] min-h-72 overflow-y-auto border-[1.5px] border-line bg-ground p-5"
          // Rendered and made harmless on the server, from Markdown.
          dangerouslySetInnerHTML={{ __html: preview.data ?? '' }}
        />
      ) : (
        <Suspense fallback={<div className="min-h-80 animate-pulse bg-sand" aria-busy="true" />}>
          <MarkdownEditor id={id} label={label} value={value} error={error} onChange={onChange} />
        </Suspense>
      )}
      {error && <p className="text-small font-medium text-danger">{error}</p>}
    </div>
  );
}

function PlainEditor({ id, label, value, error, onChange }: MarkdownFieldProps) {
  return (
    <textarea
      id={id}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-80 w-full border-[1.5px] border-line-strong bg-surface p-4 aria-invalid:border-danger"
    />
  );
}
