import type { Language } from '../../../db/public-enums';
import { DocumentTitle } from '../../components/document-title';
import { ButtonAnchor } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { pathIn } from '../../config/languages';
import { useServerAnswer } from '../../hooks/use-server-answer';
import { fill } from '../../lib/copy';
import { contentCopy } from './content.copy';

/** A page that exists in the other language only. */
export interface Original {
  language: Language;
  /** Without the prefix of its language. */
  path: string;
  title: string;
}

/** Whether the data of a not-found error names an original. */
export const isOriginal = (data: unknown): data is Original =>
  typeof data === 'object' && data !== null && 'title' in data && 'path' in data;

/** Says that a page has not been translated, and leads to it. */
export function Untranslated({ original }: { original: Original }) {
  useServerAnswer();
  const { untranslated } = contentCopy.useCopy();
  const { language, path, title } = original;
  const [before = '', after = ''] = fill(untranslated.text, { title: '\n' }).split('\n');
  return (
    <div className="wrap section">
      <DocumentTitle>{untranslated.title}</DocumentTitle>
      <EmptyState
        as="h1"
        title={untranslated.title}
        action={
          <ButtonAnchor variant="outline" href={pathIn(language, path)} hrefLang={language}>
            {untranslated.action}
          </ButtonAnchor>
        }
      >
        {before}
        <bdi lang={language}>{title}</bdi>
        {after}
      </EmptyState>
    </div>
  );
}
