import { MissingPage } from './missing-page';
import { SiteLayout } from './site-layout';

export default function FramedMissingPage() {
  return (
    <SiteLayout>
      <MissingPage />
    </SiteLayout>
  );
}
