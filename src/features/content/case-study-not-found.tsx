import { DocumentTitle } from '../../components/document-title';
import { ButtonLink } from '../../components/ui/button';
import { ErrorState } from '../../components/ui/empty-state';
import { contentCopy } from './content.copy';
import { useServerAnswer } from '../../hooks/use-server-answer';

/** For a slug that no case study has. */
export function CaseStudyMissing() {
  useServerAnswer();
  return <CaseStudyNotFound />;
}

export function CaseStudyNotFound() {
  const { missing } = contentCopy.useCopy().studies;
  return (
    <div className="wrap section">
      <DocumentTitle>{missing.title}</DocumentTitle>
      <ErrorState
        as="h1"
        title={missing.title}
        action={
          <ButtonLink variant="outline" to="/case-studies">
            {missing.action}
          </ButtonLink>
        }
      >
        {missing.text}
      </ErrorState>
    </div>
  );
}
