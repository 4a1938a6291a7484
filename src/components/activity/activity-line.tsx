import { MessageCircle, Settings2 } from 'lucide';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../hooks/use-time-zone';
import { formatDate } from '../../lib/dates';
import { type Outputs, trpc } from '../../lib/trpc';
import { Initials } from '../initials';
import { Icon } from '../ui/icon';
import { actorName, addressOf, changeOf, hasRecord, phraseOf } from './describe-activity';

export type Activity = Outputs['activities']['list']['activities'][number];

/** Who did what, in one sentence that links to the record. */
export function ActivityLine({ activity }: { activity: Activity }) {
  const { from, to, role, dueAt, fields, counts } = changeOf(activity.data);
  const timeZone = useTimeZone();
  const isHandover = ['lead.assigned', 'conversation.assigned'].includes(activity.type);
  return (
    <p className="min-w-0 wrap-anywhere">
      <bdi className="font-strong">{actorName(activity)}</bdi>{' '}
      {phraseOf(activity.type, activity.data)}
      {hasRecord(activity.type) && (
        <>
          {' '}
          <Subject activity={activity} />
        </>
      )}
      {role && (
        <>
          {' '}
          as <Value>{role}</Value>
        </>
      )}
      {dueAt && (
        <>
          {' '}
          for <Value>{formatDate(dueAt, timeZone)}</Value>
        </>
      )}
      {isHandover && <NewOwner id={to} />}
      {!isHandover && from && to && (
        <>
          {' '}
          from <Value>{from}</Value> to <Value>{to}</Value>
        </>
      )}
      {fields.length > 0 && !from && <span className="text-muted">: {fields.join(', ')}</span>}
      {counts.length > 0 && <span className="text-muted">: {counts.join(', ')}</span>}
    </p>
  );
}

/** The present title of the record; a removed record has none. */
function Subject({ activity }: { activity: Activity }) {
  const { subject, subjectId } = activity;
  const address = subject.isRemoved ? null : addressOf(activity);
  if (subject.isRemoved && subject.title === null) {
    return <span className="text-muted">(gone)</span>;
  }
  const title = subject.title ?? subjectId.slice(0, 8);
  if (!address) return <bdi className="font-strong">{title}</bdi>;
  return (
    <Link to={address} className="text-action underline underline-offset-4">
      <bdi>{title}</bdi>
    </Link>
  );
}

/** The events hold ids, whose names are read when they are shown. */
function NewOwner({ id }: { id: string | undefined }) {
  const { data } = trpc.staff.colleagues.useQuery();
  const name = id === undefined ? 'nobody' : data?.find((one) => one.id === id)?.name;
  return (
    <>
      {' '}
      to <Value>{name ?? (data ? 'a removed colleague' : '…')}</Value>
    </>
  );
}

function Value({ children }: { children: ReactNode }) {
  return <span className="cut-1 bg-sand-strong px-1.5 py-0.5 text-small">{children}</span>;
}

/** The tile before a line: initials of people, an icon for visitors and for the site itself. */
export function ActorTile({ activity }: { activity: Activity }) {
  const { actor, actorType } = activity;
  if (actor) return <Initials name={actor.name} isOutlined={actor.isRemoved} />;
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center cut-1 bg-sand-strong text-muted"
    >
      <Icon of={actorType === 'visitor' ? MessageCircle : Settings2} className="size-4" />
    </span>
  );
}
