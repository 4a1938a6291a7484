import { DocumentTitle } from '../../components/document-title';
import { ButtonLink } from '../../components/ui/button';
import { ErrorState } from '../../components/ui/empty-state';
import { useServerAnswer } from '../../hooks/use-server-answer';

/** For a slug that no case study has. */
export function CaseStudyMissing() {
  useServerAnswer();
  return <CaseStudyNotFound />;
}

export function CaseStudyNotFound() {
  return (
    <div className="wrap section">
      <DocumentTitle>Case Study Not Found</DocumentTitle>
      <ErrorState
        as="h1"
        title="Case Study Not Found"
        action={
          <ButtonLink variant="outline" to="/case-studies">
            Back to the case studies
          </ButtonLink>
        }
      >
        It may have been renamed, or it could not be loaded.
      </ErrorState>
    </div>
  );
}
