import { useLocation } from '@tanstack/react-router';
import { buttonClass } from '../components/button';
import { Notice } from '../components/notice';

/** Where a page could not be made. It says so and no more: what went wrong is in the log. */
export function Failure() {
  const { href } = useLocation();
  return (
    <div className="wrap section">
      <Notice
        kind="error"
        as="h1"
        title="This Page Could Not Be Loaded"
        action={
          // A plain link to where we are: the whole page is asked for again.
          <a href={href} className={buttonClass('line', 'small')}>
            Load the page again
          </a>
        }
      >
        Something went wrong on our side. Please try again in a moment.
      </Notice>
    </div>
  );
}
