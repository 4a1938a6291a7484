import { DndContext, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { LEAD_STATUSES, type LeadStatus } from '../../../db/enums';
import { SkeletonLine } from '../../components/ui/skeleton';
import { usePermissions } from '../../hooks/use-permissions';
import { useWidth } from '../../hooks/use-width';
import { LiftedCard } from './board-card';
import {
  announcementsOf,
  HOW_TO_MOVE,
  leadOf,
  overLane,
  laneStatus,
  useBoardSensors,
} from './board-dnd';
import { BoardLane, type LaneProps } from './board-lane';
import { BoardTabs } from './board-tabs';
import type { Lead } from './leads-cache';
import { LostDialog } from './lost-dialog';
import { useMoveLead } from './use-move-lead';

/** In a narrower place the lanes are shown one at a time. */
const LANES_FROM_PX = 720;

interface Move {
  id: string;
  /** The lanes before it. */
  from: Record<LeadStatus, Lead[]>;
}

interface LeadBoardProps {
  leads: readonly Lead[];
  onOpen: (lead: Lead) => void;
  isLoading: boolean;
}

/** The leads by status, as cards that are moved from one lane to another. */
export function LeadBoard({ leads, onOpen, isLoading }: LeadBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const lanes = useMemo(() => toLanes(leads), [leads]);
  const mayMove = usePermissions()('leads:write');
  const move = useMoveLead();
  const sensors = useBoardSensors();
  const [lifted, setLifted] = useState<Lead>();
  const [asked, setAsked] = useState<Lead>();
  const [moved, setMoved] = useState<Move>();
  const [said, setSaid] = useState('');
  const isNarrow = width > 0 && width < LANES_FROM_PX;
  const announcements = useMemo(
    () => announcementsOf({ lanes, isNarrow, show: setSaid }),
    [lanes, isNarrow],
  );

  useFocusOnMoved(frame, lanes, moved);

  function moveTo(lead: Lead, status: LeadStatus) {
    if (status === lead.status) return;
    setMoved({ id: lead.id, from: lanes });
    if (status === 'lost') setAsked(lead);
    else move(lead, status);
  }
  const laneOf = (status: LeadStatus): LaneProps => ({
    status,
    leads: lanes[status],
    movedId: moved?.id,
    onOpen,
    isNarrow,
    onMove: mayMove ? moveTo : undefined,
  });

  return (
    <div ref={frame} className="min-h-136">
      {isLoading ? (
        <SkeletonLanes />
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={overLane}
          // Lanes grow while cards arrive.
          measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
          accessibility={{
            announcements,
            screenReaderInstructions: { draggable: HOW_TO_MOVE },
            // Not from the dialog that asks why a lead was lost.
            restoreFocus: !asked,
          }}
          onDragStart={({ active }) => setLifted(leadOf(active.data))}
          onDragCancel={() => setLifted(undefined)}
          onDragEnd={({ active, over }) => {
            const lead = leadOf(active.data);
            const status = laneStatus(over?.id);
            setLifted(undefined);
            if (lead && status) moveTo(lead, status);
          }}
        >
          {isNarrow ? (
            <BoardTabs lanes={lanes} from={lifted?.status} laneOf={laneOf} />
          ) : (
            <div className="grid grid-cols-5 border border-line bg-sand">
              {LEAD_STATUSES.map((status) => (
                <BoardLane key={status} {...laneOf(status)} from={lifted?.status} />
              ))}
            </div>
          )}
          {/* The card is in its lane at once: nothing flies. */}
          <DragOverlay dropAnimation={null}>
            {lifted && <LiftedCard lead={lifted} isNarrow={isNarrow} />}
          </DragOverlay>
        </DndContext>
      )}
      {mayMove && !isNarrow && !isLoading && <Keys said={said} />}
      {asked && (
        <LostDialog
          onChoose={(reason) => {
            setAsked(undefined);
            move(asked, 'lost', reason);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** The keyboard goes on from the card that it has moved, or from the tabs if the card is not shown. */
function useFocusOnMoved(
  frame: RefObject<HTMLElement | null>,
  lanes: Move['from'],
  moved: Move | undefined,
): void {
  useEffect(() => {
    if (!moved || moved.from === lanes) return;
    // At every change of the lanes: a list that was read meanwhile can put the card back for a moment.
    if (document.activeElement !== document.body) return;
    const card = `[data-card="${CSS.escape(moved.id)}"] [data-opener]`;
    const next = frame.current?.querySelector<HTMLElement>(`${card}, [role=tab][tabindex="0"]`);
    next?.focus({ preventScroll: true });
    if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
  }, [frame, lanes, moved]);
}

function toLanes(leads: readonly Lead[]): Record<LeadStatus, Lead[]> {
  const lanes: Record<LeadStatus, Lead[]> = {
    new: [],
    answered: [],
    qualified: [],
    won: [],
    lost: [],
  };
  for (const lead of leads) lanes[lead.status].push(lead);
  return lanes;
}

const KEYS = [
  { keys: ['Space'], action: 'lift or put down' },
  { keys: ['←', '→'], action: 'status' },
  { keys: ['Esc'], action: 'put back' },
  { keys: ['Enter'], action: 'open' },
];

/** How the keyboard moves a card, and what it is over. */
function Keys({ said }: { said: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 pt-3 text-small text-muted">
      {KEYS.map(({ keys, action }) => (
        <span key={action} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <kbd
              key={key}
              className="block bg-sand-strong px-2 font-sans text-micro leading-6 font-strong"
            >
              {key}
            </kbd>
          ))}
          {action}
        </span>
      ))}
      {/* Screen readers hear it from the board itself. */}
      <bdi aria-hidden className="ms-auto text-text">
        {said}
      </bdi>
    </div>
  );
}

function SkeletonLanes() {
  return (
    <div
      aria-busy="true"
      className="grid min-h-136 grid-cols-5 border border-line bg-sand max-md:grid-cols-1"
    >
      {LEAD_STATUSES.map((status) => (
        <div
          key={status}
          data-skeleton
          className="grid content-start gap-3 border-s border-line p-3 first:border-s-0 max-md:not-first:hidden"
        >
          <SkeletonLine className="w-1/2" />
          <SkeletonLine className="h-20" />
          <SkeletonLine className="h-20" />
        </div>
      ))}
    </div>
  );
}
