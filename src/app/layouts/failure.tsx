import { useLocation } from '@tanstack/react-router';
import { ButtonAnchor } from '../../components/ui/button';
import { ErrorState } from '../../components/ui/empty-state';

/** Where a page could not be made. It says so and no more: what went wrong is in the log. */
export function Failure() {
  const { href } = useLocation();
  return (
    <div className="wrap section">
      <ErrorState
        as="h1"
        title="This Page Could Not Be Loaded"
        action={
          // A plain link to where we are: the whole page is asked for again.
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
