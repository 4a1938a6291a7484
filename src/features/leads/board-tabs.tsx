import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useDroppable } from '@dnd-kit/core';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { LEAD_STATUSES, type LeadStatus } from '../../../db/enums';
import { formatCount } from '../../lib/numbers';
import { LaneCards, type LaneProps } from './board-lane';
import { STATUS_LABELS } from './lead-labels';
import type { Lead } from './leads-cache';

interface BoardTabsProps {
  lanes: Record<LeadStatus, readonly Lead[]>;
  /** The status of the lifted card. */
  from: LeadStatus | undefined;
  laneOf: (status: LeadStatus) => LaneProps;
}

/** One lane at a time, on a phone: a card is dropped on the tab of another. */
export function BoardTabs({ lanes, from, laneOf }: BoardTabsProps) {
  const [shown, setShown] = useState(0);
  return (
    <TabGroup selectedIndex={shown} onChange={setShown}>
      <TabList
        aria-label="Status of the leads"
        className="sticky top-15 z-3 mb-3 grid grid-cols-5 border border-line bg-surface md:top-0"
      >
        {LEAD_STATUSES.map((status) => (
          <LaneTab key={status} status={status} count={lanes[status].length} from={from} />
        ))}
      </TabList>
      <TabPanels>
        {LEAD_STATUSES.map((status) => (
          <TabPanel key={status} className="outline-offset-4">
            <LaneCards {...laneOf(status)} />
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

interface LaneTabProps {
  status: LeadStatus;
  count: number;
  from: LeadStatus | undefined;
}

function LaneTab({ status, count, from }: LaneTabProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  return (
    <Tab
      ref={setNodeRef}
      className={cx(
        'grid min-h-14 content-center justify-items-center border-s border-line text-micro first:border-s-0 max-[22rem]:text-[0.6875rem]',
        '-outline-offset-3 not-data-focus:outline-none',
        'not-aria-selected:text-muted aria-selected:bg-text aria-selected:text-ground',
        isOver && from !== status && 'bg-action-soft outline outline-action',
      )}
    >
      <span className="text-body leading-tight font-strong tabular-nums not-in-aria-selected:text-text">
        {formatCount(count)}
      </span>
      {STATUS_LABELS[status]}
    </Tab>
  );
}
