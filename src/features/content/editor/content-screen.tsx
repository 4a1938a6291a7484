import { Images } from 'lucide';
import { Icon } from '../../../components/ui/icon';
import { useState } from 'react';
import { MediaLibraryDialog } from '../../../components/media-library/media-picker';
import { Permitted } from '../../../components/permitted';
import { ScreenHead } from '../../../components/screen-head';
import { Button } from '../../../components/ui/button';
import { Tabs } from '../../../components/ui/tabs';
import { CaseStudiesTab } from './case-studies-tab';
import { type ContentScreenProps, NO_FILTERS } from './content-search-params';
import { ContentTools } from './content-tools';
import { InsightsTab } from './insights-tab';
import { PagesTab } from './pages-tab';

export function ContentScreen(props: ContentScreenProps) {
  const { searchParams, setSearchParams } = props;
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  return (
    <>
      <ScreenHead
        title="Content Management"
        aside={
          <div className="flex flex-wrap gap-3">
            <Permitted to="media:write">
              <Button variant="outline" onClick={() => setIsLibraryOpen(true)}>
                <Icon of={Images} />
                Media Library
              </Button>
            </Permitted>
            <ContentTools setSearchParams={setSearchParams} />
          </div>
        }
      />
      <Tabs
        label="Kinds of content"
        selected={searchParams.tab ?? 'pages'}
        onSelect={(tab) => setSearchParams({ ...NO_FILTERS, tab, record: undefined })}
        tabs={[
          { id: 'pages', label: 'Pages', content: <PagesTab {...props} /> },
          { id: 'case-studies', label: 'Case Studies', content: <CaseStudiesTab {...props} /> },
          { id: 'insights', label: 'Insights', content: <InsightsTab {...props} /> },
        ]}
      />
      <MediaLibraryDialog isOpen={isLibraryOpen} onClose={() => setIsLibraryOpen(false)} />
    </>
  );
}
