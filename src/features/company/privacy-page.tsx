import { privacyCopy } from './legal.copy';
import { LegalPage } from './legal-page';

export function PrivacyPage() {
  return <LegalPage document={privacyCopy.useCopy()} />;
}
