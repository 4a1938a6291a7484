import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { FieldError } from '../../../components/ui/field';
import { Textarea } from '../../../components/ui/textarea';
import { toastFailure } from '../../../components/ui/toast/toast-failure';
import { trpc } from '../../../lib/trpc';
import { serverHtml } from '../../../lib/trusted-html';

// The editor is 100 kB, so it loads when a form opens. A textarea replaces it if that fails.
const MarkdownEditor = lazy(() =>
  import('./markdown-editor').catch(() => ({ default: PlainEditor })),
);

interface MarkdownFieldProps {
  id: string;
  label: string;
  /** The text to begin with, and for the preview. A change from outside needs another `key`. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A Markdown editor with a preview, which the server renders in the same way as the page. */
export function MarkdownField({ id, label, value, error, onChange }: MarkdownFieldProps) {
  const [isPreviewWanted, setIsPreviewWanted] = useState(false);
  const preview = trpc.insights.preview.useMutation({
    onSuccess: () => setIsPreviewWanted(true),
    onError: (failure) => toastFailure('Error rendering preview', failure),
  });
  // An error leads to the text that has it.
  const isPreview = isPreviewWanted && !error;
  return (
    <div className="flex flex-col gap-1.75">
      <div className="flex items-end justify-between gap-3">
        <span className="text-ui font-strong">{label}</span>
        <Button
          variant="text"
          aria-pressed={isPreview}
          isInactive={preview.isPending || error !== undefined}
          onClick={() =>
            isPreview ? setIsPreviewWanted(false) : preview.mutate({ markdown: value })
          }
        >
          {isPreview ? 'Write' : 'Preview'}
        </Button>
      </div>
      {isPreview ? (
        <div
          role="region"
          aria-label={`Preview of ${label}`}
          dir="auto"
          className="prose max-h-[60vh] min-h-72 overflow-y-auto border-control border-line bg-ground p-5"
          // The server renders the Markdown and sanitizes the HTML.
          dangerouslySetInnerHTML={serverHtml(preview.data ?? '')}
        />
      ) : (
        <Suspense fallback={<div className="min-h-80 animate-pulse bg-sand" aria-busy="true" />}>
          <MarkdownEditor
            id={id}
            label={label}
            defaultValue={value}
            error={error}
            onChange={onChange}
          />
        </Suspense>
      )}
    </div>
  );
}

interface PlainEditorProps extends Omit<MarkdownFieldProps, 'value'> {
  defaultValue: string;
}

function PlainEditor({ id, label, defaultValue, error, onChange }: PlainEditorProps) {
  return (
    <>
      <Textarea
        id={id}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        dir="auto"
        defaultValue={defaultValue}
        onChange={(event) => onChange(event.target.value)}
        rows={13}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}
