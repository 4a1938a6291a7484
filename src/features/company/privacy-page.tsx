import { LegalPage } from './legal-page';
import { privacy } from './privacy.copy';

export function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
