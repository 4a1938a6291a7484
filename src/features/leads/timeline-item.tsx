import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { LeadStatus } from '../../../db/enums';
import { actorName, changeOf, phraseOf } from '../../components/activity/describe-activity';
import { DateTime } from '../../components/time';
import { TextLink } from '../../components/ui/text-link';
import type { Outputs } from '../../lib/trpc';
import { STATUS_LABELS } from './lead-labels';
import { StatusName } from './lead-parts';
import { useColleagues } from './use-colleagues';

type Entry = Outputs['leads']['timeline']['entries'][number];
type Change = Extract<Entry, { type: 'change' }>;

/** One entry of the timeline: who, what and when, and the text if there is one. */
export function TimelineItem({ entry, leadId }: { entry: Entry; leadId: string }) {
  const text = textOf(entry, leadId);
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <Headline entry={entry} leadId={leadId} />
        </p>
        <DateTime at={entry.at} className="text-micro text-muted" />
      </div>
      {text && (
        <p
          dir="auto"
          className={cx(
            'mt-1.5 cut-2 px-4 py-3 wrap-anywhere whitespace-pre-wrap',
            BOXES[entry.type],
          )}
        >
          {text}
        </p>
      )}
    </li>
  );
}

/** What visitors wrote is on sand; notes are seen by staff only. */
const BOXES: Partial<Record<Entry['type'], string>> = {
  inquiry: 'bg-sand',
  chat: 'bg-sand',
  answer: 'bg-sand',
  note: 'border border-dashed border-line-strong',
  call: 'border border-line',
};

function textOf(entry: Entry, leadId: string): string | null {
  switch (entry.type) {
    case 'inquiry':
      // The dialog shows the message of its own inquiry beside the timeline.
      return entry.id === leadId ? null : entry.message;
    case 'chat':
      return entry.message;
    case 'note':
    case 'call':
    case 'answer':
      return entry.text;
    case 'change':
    case 'client':
    case 'project':
      return null;
  }
}

function Headline({ entry, leadId }: { entry: Entry; leadId: string }): ReactNode {
  switch (entry.type) {
    case 'inquiry':
      return entry.id === leadId ? (
        <By actor={entry.actor}>sent this inquiry</By>
      ) : (
        <By actor={entry.actor}>
          sent{' '}
          <TextLink to="/admin/leads" search={{ lead: entry.id }}>
            another inquiry
          </TextLink>
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
    case 'change':
      return <ChangeLine entry={entry} />;
  }
}

function ChangeLine({ entry }: { entry: Change }) {
  const { nameOf } = useColleagues();
  const { from, to, fields } = changeOf(entry.data);
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
  return (
    <By actor={entry.actor}>
      {phraseOf(entry.change)}
      {fields.length > 0 && `: ${fields.join(', ')}`}
    </By>
  );
}

interface ByProps {
  actor: NonNullable<Entry['actor']>;
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
