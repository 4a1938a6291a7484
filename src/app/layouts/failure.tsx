import { useLocation } from '@tanstack/react-router';
import { DocumentTitle } from '../../components/document-title';
import { ButtonAnchor } from '../../components/ui/button';
import { frameCopy } from '../../config/frame.copy';
import { ErrorState } from '../../components/ui/empty-state';

/** Replaces a page that could not be rendered. It gives no details: those are in the log. */
export function Failure() {
  const { publicHref } = useLocation();
  const { failure } = frameCopy.useCopy();
  return (
    <div className="wrap section">
      <DocumentTitle>{failure.title}</DocumentTitle>
      <ErrorState
        as="h1"
        title={failure.title}
        action={
          // A plain link to the current address, so that the browser loads the page anew.
          <ButtonAnchor variant="outline" href={publicHref}>
            {failure.again}
          </ButtonAnchor>
        }
      >
        {failure.text}
      </ErrorState>
    </div>
  );
}
