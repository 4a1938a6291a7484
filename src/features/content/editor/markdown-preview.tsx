import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import type { Language } from '../../../../db/enums';
import { DIRECTIONS } from '../../../config/languages';
import { serverHtml } from '../../../lib/trusted-html';

export interface PreviewContent {
  /** Missing until it is first rendered. */
  html: string | undefined;
  isError: boolean;
  /** A wrong line in a figure; the text before it is shown. */
  mistake: string | undefined;
}

interface MarkdownPreviewProps extends PreviewContent {
  ref: Ref<HTMLDivElement>;
  /** The name of the text. */
  label: string;
  language: Language | undefined;
  isAlone: boolean;
}

/** As high as the text beside it, and scrolled by itself. */
export function MarkdownPreview(props: MarkdownPreviewProps) {
  const { ref, label, language, html, isError, mistake, isAlone } = props;
  const notice =
    mistake ?? (isError ? 'The preview did not arrive. It shows an earlier text.' : undefined);
  return (
    <div className={cx('relative', isAlone ? 'min-h-[60vh]' : 'border-s border-line')}>
      <div
        ref={ref}
        role="region"
        aria-label={`Preview of ${label}`}
        aria-busy={html === undefined}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto bg-ground p-5"
      >
        <div
          dir={language ? DIRECTIONS[language] : 'auto'}
          className="prose"
          // The server renders the Markdown and sanitizes the HTML.
          dangerouslySetInnerHTML={serverHtml(html ?? '')}
        />
      </div>
      {notice && (
        <p
          role="status"
          className="absolute inset-x-0 bottom-0 border-t border-line bg-surface px-5 py-2 text-small text-danger"
        >
          {notice}
        </p>
      )}
    </div>
  );
}
