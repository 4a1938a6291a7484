import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/button';
import { Notice } from '../../components/notice';

export function CaseStudyNotFound() {
  return (
    <div className="wrap section">
      <Notice
        kind="error"
        as="h1"
        title="Case Study Not Found"
        action={
          <Link to="/case-studies" className={buttonClass('line', 'small')}>
            Back to the case studies
          </Link>
        }
      >
        It may have been renamed, or it could not be loaded.
      </Notice>
    </div>
  );
}
