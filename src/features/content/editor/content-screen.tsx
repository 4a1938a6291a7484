import { Images } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { buttonClass } from '../../../components/button';
import { Tabs } from '../../../components/tabs';
import { CaseStudiesTab } from './case-studies-tab';
import { InsightsTab } from './insights-tab';
import { PagesTab } from './pages-tab';
import { PicturePicker, type RenderPicker } from './picture-picker';

const TABS = [
  { id: 'pages', label: 'Pages', content: <PagesTab /> },
  { id: 'case-studies', label: 'Case Studies', content: <CaseStudiesTab /> },
  { id: 'insights', label: 'Insights', content: <InsightsTab /> },
] as const;

interface ContentScreenProps {
  mediaLibrary: ComponentType<{ isOpen: boolean; onClose: () => void }>;
  picturePicker: RenderPicker;
}

export function ContentScreen({ mediaLibrary: MediaLibrary, picturePicker }: ContentScreenProps) {
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('pages');
  return (
    <PicturePicker value={picturePicker}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-medium">Content Management</h1>
        <button
          type="button"
          onClick={() => setIsLibraryOpen(true)}
          className={buttonClass('line', 'small')}
        >
          <Images aria-hidden className="size-5" strokeWidth={1.75} />
          Media Library
        </button>
      </div>
      <Tabs label="Kinds of content" tabs={TABS} selected={tab} onSelect={setTab} />
      <MediaLibrary isOpen={isLibraryOpen} onClose={() => setIsLibraryOpen(false)} />
    </PicturePicker>
  );
}
