import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

interface TabsProps<Id extends string> {
  /** What the row of tabs chooses between. */
  label: string;
  tabs: readonly { id: Id; label: string; content: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** One panel at a time; the arrow keys go from tab to tab. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <TabGroup
      selectedIndex={tabs.findIndex(({ id }) => id === selected)}
      onChange={(index) => {
        const chosen = tabs[index];
        if (chosen) onSelect(chosen.id);
      }}
    >
      <TabList
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map(({ id, label: name }) => (
          <Tab
            key={id}
            className="-mb-px min-h-11 border-b-[3px] border-transparent px-4 font-medium whitespace-nowrap text-muted -outline-offset-3 not-data-focus:outline-none aria-selected:border-accent aria-selected:font-[550] aria-selected:text-text"
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} className="outline-offset-4">
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
