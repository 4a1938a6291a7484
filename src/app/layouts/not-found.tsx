import { SiteLayout } from './site-layout';
import { ButtonLink } from '../../components/ui/button';
import { DocumentTitle } from '../../components/document-title';
import { BrokenPath } from '../../components/art/broken-path';
import { useServerAnswer } from '../../hooks/use-server-answer';

export function NotFound() {
  useServerAnswer();
  return (
    <SiteLayout>
      <DocumentTitle>404 Page Not Found</DocumentTitle>
      <section className="wrap grid justify-items-center gap-4 section text-center">
        <BrokenPath className="w-40" />
        <h1 className="text-h1">404 Page Not Found</h1>
        <p className="text-muted">Did you forget to add the page to the router?</p>
        <ButtonLink variant="outline" to="/">
          Back to the home page
        </ButtonLink>
      </section>
    </SiteLayout>
  );
}
