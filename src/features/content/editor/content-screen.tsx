import { useState } from 'react';
import { Tabs } from '../../../components/tabs';
import { CaseStudiesTab } from './case-studies-tab';
import { InsightsTab } from './insights-tab';
import { PagesTab } from './pages-tab';

const TABS = [
  { id: 'pages', label: 'Pages', content: <PagesTab /> },
  { id: 'case-studies', label: 'Case Studies', content: <CaseStudiesTab /> },
  { id: 'insights', label: 'Insights', content: <InsightsTab /> },
] as const;

export function ContentScreen() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('pages');
  return (
    <>
      <h1 className="mb-5 text-title font-medium">Content Management</h1>
      <Tabs label="Kinds of content" tabs={TABS} selected={tab} onSelect={setTab} />
    </>
  );
}
