import { termsCopy } from './legal.copy';
import { LegalPage } from './legal-page';

export function TermsPage() {
  return <LegalPage document={termsCopy.useCopy()} />;
}
