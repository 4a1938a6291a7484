import { Fragment, type ReactNode } from 'react';
import { LinkedText } from '../../components/linked-text';
import { COMMAS } from '../../config/languages';
import type { Language } from '../../../db/public-enums';
import { MessageFile, type MessageFileData } from './message-file';
import { DATES, formatNearDay, formatTime } from '../../lib/dates';

/** The name of an agent whose message has no sender name. */
export const AGENT_NAME = 'Support Agent';

export interface LogEntry {
  id: string;
  name: string;
  text: string;
  createdAt: string;
  file?: MessageFileData | null | undefined;
  /** Written by the reader's own side; shown at the inline end. */
  isOwn: boolean;
  /** A note of staff, which visitors never get. */
  isNote?: boolean;
  /** The delivery state, such as `Sending…`. */
  state?: ReactNode;
}

interface MessageLogProps {
  label: string;
  entries: LogEntry[];
  /** The colours of the reader's own messages. */
  ownClass: string;
  /** English unless given. */
  language?: Language;
  /** The reader's own zone unless given. */
  timeZone?: string;
  before?: ReactNode;
  after?: ReactNode;
}

/** The messages of a conversation, scrolled to the newest at the bottom. */
export function MessageLog(props: MessageLogProps) {
  const { label, entries, ownClass, language = 'en', timeZone, before, after } = props;
  const now = new Date();

  const days = entries.map(
    ({ createdAt }) =>
      formatNearDay(createdAt, now, timeZone, language) ??
      DATES[language].date(createdAt, timeZone),
  );
  return (
    // With a reversed column the browser itself stays scrolled to the end.
    <div
      role="log"
      aria-label={label}
      aria-live="polite"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto bg-ground p-5 -outline-offset-3"
    >
      <div className="mb-auto flex flex-col gap-1">
        {before}
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {days[index] !== days[index - 1] && (
              <p className="mt-1 mb-2 self-center text-micro text-muted">{days[index]}</p>
            )}
            {entry.isNote ? (
              <Note entry={entry} timeZone={timeZone} />
            ) : (
              <Bubble entry={entry} ownClass={ownClass} language={language} timeZone={timeZone} />
            )}
          </Fragment>
        ))}
        {after}
      </div>
    </div>
  );
}

interface BubbleProps {
  entry: LogEntry;
  ownClass: string;
  language: Language;
  timeZone: string | undefined;
}

function Bubble({ entry, ownClass, language, timeZone }: BubbleProps) {
  const { name, text, createdAt, isOwn, state, file } = entry;
  return (
    <div
      className={`mb-3 max-w-[min(34rem,85%)] ${isOwn ? 'self-end text-end' : 'self-start'}`}
      data-side={isOwn ? 'own' : 'other'}
    >
      <p className="mb-1 text-micro text-muted">
        <bdi>{name}</bdi>
        {COMMAS[language]}
        <time dateTime={createdAt}>{DATES[language].time(createdAt, timeZone)}</time>
      </p>
      {file && (
        <div className={`mb-1 flex ${isOwn ? 'justify-end' : ''}`}>
          <MessageFile file={file} />
        </div>
      )}
      {text !== file?.name && (
        <p
          dir="auto"
          className={`cut-2 px-[0.9375rem] py-2.5 text-start typed-lines forced-colors:border ${
            isOwn ? `rounded-ee-none ${ownClass}` : 'rounded-es-none bg-sand-strong'
          }`}
        >
          <LinkedText text={text} />
        </p>
      )}
      {state}
    </div>
  );
}

function Note({ entry, timeZone }: Pick<BubbleProps, 'entry' | 'timeZone'>) {
  const { name, text, createdAt } = entry;
  return (
    <article
      aria-label="Internal note"
      className="mb-3 cut-2 bg-warning-soft px-[0.9375rem] py-2.5 forced-colors:border"
    >
      <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-micro">
        <span>
          <b className="font-strong">
            Note by <bdi>{name}</bdi>
          </b>
          , <time dateTime={createdAt}>{formatTime(createdAt, timeZone)}</time>
        </span>
        <span className="text-warning">Not seen by the visitor</span>
      </p>
      <p dir="auto" className="typed-lines">
        <LinkedText text={text} />
      </p>
    </article>
  );
}
