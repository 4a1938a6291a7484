import { MissingPage } from './missing-page';
import { SiteLayout } from './site-layout';

export const NotFound = () => (
  <SiteLayout>
    <MissingPage />
  </SiteLayout>
);
