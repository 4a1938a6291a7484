import { type ReactNode, useState } from 'react';
import { Tabs } from '../../../components/tabs';
import { CaseStudiesTab } from './case-studies-tab';
import { InsightsTab } from './insights-tab';
import { PagesTab } from './pages-tab';

const TABS = [
  { id: 'pages', label: 'Pages', content: <PagesTab /> },
  { id: 'case-studies', label: 'Case Studies', content: <CaseStudiesTab /> },
  { id: 'insights', label: 'Insights', content: <InsightsTab /> },
] as const;

/** `actions` stand beside the heading. */
export function ContentScreen({ actions }: { actions: ReactNode }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('pages');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-title font-medium">Content Management</h1>
        {actions}
      </div>
      <Tabs label="Kinds of content" tabs={TABS} selected={tab} onSelect={setTab} />
    </>
  );
}
