import { useLocation } from '@tanstack/react-router';
import { DocumentTitle } from '../../components/document-title';
import { ButtonAnchor } from '../../components/ui/button';
import { ErrorState } from '../../components/ui/empty-state';

/** Replaces a page that could not be rendered. It gives no details: those are in the log. */
export function Failure() {
  const { href } = useLocation();
  return (
    <div className="wrap section">
      <DocumentTitle>This Page Could Not Be Loaded</DocumentTitle>
      <ErrorState
        as="h1"
        title="This Page Could Not Be Loaded"
        action={
          // A plain link to the current address, so that the browser loads the page anew.
          <ButtonAnchor variant="outline" href={href}>
            Load the page again
          </ButtonAnchor>
        }
      >
        Something went wrong on our side. Please try again in a moment.
      </ErrorState>
    </div>
  );
}
