import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { LeadStatus } from '../../../db/enums';
import { LinkedText } from '../../components/linked-text';
import { actorName, changeOf, phraseOf } from '../../components/activity/describe-activity';
import { TextLink } from '../../components/ui/text-link';
import { useTimeZone } from '../../hooks/use-time-zone';
import { formatDate, formatFullTime, formatTime } from '../../lib/dates';
import { STATUS_LABELS } from './lead-labels';
import { StatusName } from './lead-parts';
import type { Lead } from './leads-cache';
import { ReplyItem } from './reply-item';
import { type Node, PathStep } from './timeline-path';
import type { Entry, TimelineRow } from './timeline-rows';
import { useColleagues } from './use-colleagues';

type Change = Extract<Entry, { type: 'change' }>;

interface TimelineItemProps {
  entry: Entry;
  lead: Lead;
  onUndone: () => void;
  path: Pick<TimelineRow, 'lane' | 'isTurning'> & { end: 'first' | 'last' | 'both' | undefined };
}

/** One entry of the timeline: who, what and when, and the text if there is one. */
export function TimelineItem({ entry, lead, onUndone, path }: TimelineItemProps) {
  const timeZone = useTimeZone();
  const text = textOf(entry);
  const { node, isFilled } = nodeOf(entry);
  return (
    <PathStep {...path} node={node} isFilled={isFilled}>
      <div className={cx('flex flex-wrap items-baseline gap-x-3', !text && 'text-small')}>
        <p className="min-w-0 flex-1 wrap-anywhere">
          <Headline entry={entry} lead={lead} />
        </p>
        <time
          dateTime={entry.at}
          data-tooltip={formatFullTime(entry.at, timeZone)}
          className="text-small text-muted tabular-nums"
        >
          {formatTime(entry.at, timeZone)}
        </time>
      </div>
      {text && (
        <p dir="auto" className={cx('mt-1.5 cut-2 px-4 py-3 typed-lines', BOXES[entry.type])}>
          <LinkedText text={text} />
        </p>
      )}
      {entry.type === 'reply' && <ReplyItem reply={entry.reply} onUndone={onUndone} />}
    </PathStep>
  );
}

function nodeOf(entry: Entry): { node: Node; isFilled: boolean } {
  switch (entry.type) {
    case 'inquiry':
    case 'answer':
      return { node: 'diamond', isFilled: true };
    case 'chat':
      return { node: 'diamond', isFilled: false };
    case 'note':
      return { node: 'square', isFilled: false };
    case 'call':
      return { node: 'octagon', isFilled: true };
    case 'reply':
      return { node: 'octagon', isFilled: entry.reply.state === 'sent' };
    case 'client':
    case 'project':
      return { node: 'star', isFilled: false };
    case 'change':
      return { node: 'point', isFilled: false };
  }
}

/** What visitors wrote is on sand; notes are seen by staff only. */
const BOXES: Partial<Record<Entry['type'], string>> = {
  inquiry: 'bg-sand',
  chat: 'bg-sand',
  answer: 'bg-sand',
  note: 'border border-dashed border-line-strong bg-surface',
  call: 'border border-line bg-surface',
};

function textOf(entry: Entry): string | null {
  switch (entry.type) {
    case 'inquiry':
    case 'chat':
      return entry.message;
    case 'note':
    case 'call':
    case 'answer':
      return entry.text;
    case 'change':
    case 'client':
    case 'project':
    case 'reply':
      return null;
  }
}

function Headline({ entry, lead }: { entry: Entry; lead: Lead }): ReactNode {
  switch (entry.type) {
    case 'inquiry':
      return entry.id === lead.id ? (
        <By actor={entry.actor}>
          {entry.isFromChat ? 'became this lead in the chat' : 'sent this inquiry'}
          {entry.conversionType && `, counted as ${entry.conversionType.replaceAll('_', ' ')}`}
        </By>
      ) : (
        <By actor={entry.actor}>
          sent{' '}
          <TextLink to="/admin/leads" search={{ lead: entry.id }}>
            another inquiry
          </TextLink>
          {entry.email.toLowerCase() !== lead.email.toLowerCase() && (
            <>
              {' as '}
              <bdi>{entry.email}</bdi>
            </>
          )}
          , {STATUS_LABELS[entry.status].toLowerCase()}
        </By>
      );
    case 'note':
      return <By actor={entry.actor}>note, seen by staff only</By>;
    case 'call':
      return <By actor={entry.actor}>called</By>;
    case 'answer':
      return <By actor={entry.actor}>logged their answer</By>;
    case 'chat':
      return (
        <By actor={entry.actor}>
          <TextLink to="/admin/chat" search={{ conversation: entry.id }}>
            chat
          </TextLink>
          , {entry.status}
        </By>
      );
    case 'client':
      return (
        <>
          Client{' '}
          <TextLink to="/admin/clients" search={{ client: entry.id }}>
            <bdi>{entry.name}</bdi>
          </TextLink>{' '}
          added
        </>
      );
    case 'project':
      return (
        <>
          Project <bdi className="font-strong">{entry.title}</bdi> created, {entry.status}
        </>
      );
    case 'reply':
      return (
        <>
          <bdi className="font-strong">{entry.reply.author}</bdi>{' '}
          <span className="text-muted">mail</span>
        </>
      );
    case 'change':
      return <ChangeLine entry={entry} />;
  }
}

/** Where the record does not follow, as it does in the activity log. */
const OF_ADDRESSES: Partial<Record<string, string>> = {
  'lead.addresses_joined': 'joined another address with it',
  'lead.addresses_parted': 'parted another address from it',
};

function ChangeLine({ entry }: { entry: Change }) {
  const { nameOf } = useColleagues();
  const { from, to, dueAt, fields } = changeOf(entry.data);
  const timeZone = useTimeZone();
  if (entry.change === 'lead.status_changed') {
    return (
      <By actor={entry.actor}>
        moved it: <StatusName status={from as LeadStatus} /> to{' '}
        <StatusName status={to as LeadStatus} />
      </By>
    );
  }
  if (entry.change === 'lead.assigned') {
    const name = nameOf(to ?? null);
    return (
      <By actor={entry.actor}>
        gave it to <bdi className="font-strong text-text">{name === null ? 'nobody' : name}</bdi>
      </By>
    );
  }
  if (entry.change === 'lead.follow_up_set') {
    return (
      <By actor={entry.actor}>
        {dueAt ? `set the follow-up for ${formatDate(dueAt, timeZone)}` : 'ended the follow-up'}
      </By>
    );
  }
  return (
    <By actor={entry.actor}>
      {OF_ADDRESSES[entry.change] ?? phraseOf(entry.change)}
      {fields.length > 0 && `: ${fields.join(', ')}`}
    </By>
  );
}

interface ByProps {
  actor: NonNullable<Change['actor']>;
  children: ReactNode;
}

function By({ actor, children }: ByProps) {
  const { type, name, isRemoved } = actor;
  const known = name === null ? null : { name, isRemoved };
  return (
    <>
      <bdi className="font-strong">{actorName({ actorType: type, actor: known })}</bdi>{' '}
      <span className="text-muted">{children}</span>
    </>
  );
}
