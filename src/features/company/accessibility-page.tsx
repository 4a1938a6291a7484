import { accessibilityCopy } from './legal.copy';
import { LegalPage } from './legal-page';

export function AccessibilityPage() {
  return <LegalPage document={accessibilityCopy.useCopy()} />;
}
