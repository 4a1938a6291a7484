import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const TAB = cx(
  '-mb-px min-h-11 border-b-3 border-transparent px-4 font-medium whitespace-nowrap text-muted',
  'aria-selected:border-accent aria-selected:font-strong aria-selected:text-text',
  '-outline-offset-3 not-data-focus:outline-none',
);

interface TabsProps<Id extends string> {
  /** What the row of tabs chooses between. */
  label: string;
  tabs: readonly { id: Id; label: string; content: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** On a phone there are more tabs than fit. */
const scrollIntoView = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Shows one panel at a time; the arrow keys move between the tabs. */
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
          <Tab key={id} ref={id === selected ? scrollIntoView : undefined} className={TAB}>
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
