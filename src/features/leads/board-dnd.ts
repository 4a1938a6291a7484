import {
  type Announcements,
  type CollisionDetection,
  type DataRef,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { LEAD_STATUSES, type LeadStatus } from '../../../db/enums';
import { countOf } from '../../lib/numbers';
import { STATUS_LABELS } from './lead-labels';
import type { Lead } from './leads-cache';

/** How cards are lifted, moved between the lanes and announced. */

export const leadOf = (data: DataRef | undefined) => data?.current?.lead as Lead | undefined;

export const laneStatus = (id: string | number | undefined) =>
  LEAD_STATUSES.find((status) => status === id);

/** A short press scrolls or opens; a long one, or a move of the mouse, lifts the card. */
export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextLane,
      // Enter opens the lead.
      keyboardCodes: { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape', 'Tab'] },
    }),
  );

/** The left and right arrow keys carry a card to the lane beside it. */
const toNextLane: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { over, active, droppableRects, collisionRect } = context;
  const from = laneStatus(over?.id) ?? leadOf(active?.data)?.status ?? 'new';
  const to = LEAD_STATUSES[LEAD_STATUSES.indexOf(from) + step];
  const lane = to && droppableRects.get(to);
  if (!lane || !collisionRect || step === 0) return undefined;
  const lowest = Math.max(lane.top, lane.bottom - collisionRect.height);
  return { x: lane.left + 6, y: Math.min(Math.max(currentCoordinates.y, lane.top), lowest) };
};

export const overLane: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

export const HOW_TO_MOVE =
  'To move the lead to another status, press Space, choose the status with the left and right arrow keys, and press Space again. Escape puts it back. Enter opens the lead.';

interface AnnouncedBoard {
  lanes: Record<LeadStatus, readonly Lead[]>;
  /** Only one lane is shown, under tabs. */
  isNarrow: boolean;
  show: (text: string) => void;
}

/** What screen readers say while a card is moved, and the foot of the board shows. */
export function announcementsOf({ lanes, isNarrow, show }: AnnouncedBoard): Announcements {
  const say = (text: string | undefined) => {
    show(text ?? '');
    return text;
  };
  return {
    onDragStart: ({ active }) => {
      const lead = leadOf(active.data);
      // Where the lanes are beside each other, keys count only once these have been measured.
      return isNarrow ? say(lead && lifted(lead)) : undefined;
    },
    onDragOver: ({ active, over }) => {
      const lead = leadOf(active.data);
      const status = laneStatus(over?.id);
      if (!lead) return undefined;
      if (!status) return say(`${lead.name} is over no status`);
      // A lifted card is over its own lane as soon as the lanes have been measured.
      if (status === lead.status) return say(lifted(lead));
      const count = countOf(lanes[status].length, 'leads');
      return say(`${lead.name} over ${STATUS_LABELS[status]}, with ${count}`);
    },
    onDragEnd: ({ active, over }) => {
      const lead = leadOf(active.data);
      const status = laneStatus(over?.id);
      if (!lead) return undefined;
      if (!status || status === lead.status) return say(stays(lead));
      if (status === 'lost') return say(`${lead.name} over Lost: choose why it was lost`);
      return say(`${lead.name} put into ${STATUS_LABELS[status]}`);
    },
    onDragCancel: ({ active }) => {
      const lead = leadOf(active.data);
      return say(lead && stays(lead));
    },
  };
}

const lifted = ({ name, status }: Lead) => `${name} lifted from ${STATUS_LABELS[status]}`;
const stays = ({ name, status }: Lead) => `${name} stays in ${STATUS_LABELS[status]}`;
