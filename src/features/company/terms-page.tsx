import { LegalPage } from './legal-page';
import { terms } from './terms.copy';

export function TermsPage() {
  return <LegalPage document={terms} />;
}
