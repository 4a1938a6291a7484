import { lazy, Suspense, useState } from 'react';
import type { Language } from '../../../../db/enums';
import { Button } from '../../../components/ui/button';
import { FieldError } from '../../../components/ui/field';
import { SegmentedControl } from '../../../components/ui/segmented-control';
import { Textarea } from '../../../components/ui/textarea';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useMarkdownPreview } from './use-markdown-preview';

// The editor is 100 kB, so it loads when a form opens. A textarea replaces it if that fails.
const MarkdownEditor = lazy(() =>
  import('./markdown-editor').catch(() => ({ default: PlainEditor })),
);

/** From this width on, text and preview have room beside each other. */
const WIDE = '(min-width: 64rem)';

const VIEWS = [
  { value: 'text', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

interface MarkdownFieldProps {
  id: string;
  label: string;
  /** The text to begin with, and for the preview. A change from outside needs another `key`. */
  value: string;
  error?: string | undefined;
  /** That of the text, such as `ar`. */
  language?: Language | undefined;
  onChange: (value: string) => void;
}

/** A Markdown editor with a preview, which the server renders in the same way as the page. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { id, label, value, error, language, onChange } = props;
  const isWide = useMediaQuery(WIDE);
  const [isBeside, setIsBeside] = useState(true);
  const [view, setView] = useState<'text' | 'preview'>('text');
  // An error leads to the text that has it.
  const isTextHidden = !isWide && view === 'preview' && !error;
  const isPreviewShown = isWide ? isBeside : isTextHidden;
  const preview = useMarkdownPreview(value, isPreviewShown);
  return (
    <div className="flex flex-col gap-1.75">
      <div className="flex items-end justify-between gap-3">
        <span className="text-ui font-strong">{label}</span>
        {isWide ? (
          <Button variant="text" aria-pressed={isBeside} onClick={() => setIsBeside(!isBeside)}>
            {isBeside ? 'Hide preview' : 'Show preview'}
          </Button>
        ) : (
          <SegmentedControl
            label={`View of ${label}`}
            options={VIEWS}
            value={isTextHidden ? 'preview' : 'text'}
            onChange={setView}
          />
        )}
      </div>
      <Suspense fallback={<div className="min-h-80 animate-pulse bg-sand" aria-busy="true" />}>
        <MarkdownEditor
          id={id}
          label={label}
          defaultValue={value}
          value={value}
          error={error}
          language={language}
          preview={isPreviewShown ? preview : undefined}
          isTextHidden={isTextHidden}
          onChange={onChange}
        />
      </Suspense>
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
