import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/ui/button';
import { Input } from '../../components/ui/input';
import { fill } from '../../lib/fill';
import { serverHtml } from '../../lib/trusted-html';
import { Diamond } from './diamond';
import { FileLink } from './file-link';
import { DraftTextarea } from './draft-textarea';
import { portalCopy } from './portal.copy';
import type { Portal } from './portal-page';
import type { PortalTimes } from './portal-times';

type Waiting = Portal['waiting'][number];
type Ask = NonNullable<Waiting['ask']>;

interface PortalAsksProps {
  waiting: Waiting[];
  times: PortalTimes;
  /** Of the language, for the addresses of forms. */
  base: string;
  /** For staff: everything is shown, and nothing can be sent. */
  isPreview: boolean;
}

/** What waits for the client. Each is a plain form, which works without scripts. */
export function PortalAsks({ waiting, ...props }: PortalAsksProps) {
  const { waiting: copy } = portalCopy.useCopy();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="bg-sand print:bg-transparent">
      <div className="wrap py-[clamp(2rem,4vw,3.5rem)]">
        <h2 id="waiting" className="mb-5 flex flex-wrap items-baseline gap-x-3 text-h3">
          {copy.title}
          <small className="text-ui font-normal tracking-normal text-muted">{copy.order}</small>
        </h2>
        <ul className="grid gap-5 md:grid-cols-2 nav:grid-cols-3 print:block">
          {waiting.map((update) =>
            update.ask ? (
              <AskItem key={update.id} update={update} ask={update.ask} {...props} />
            ) : null,
          )}
        </ul>
      </div>
    </section>
  );
}

interface AskItemProps extends Omit<PortalAsksProps, 'waiting'> {
  update: Waiting;
  ask: Ask;
}

function AskItem({ update, ask, times, base, isPreview }: AskItemProps) {
  const { waiting: copy } = portalCopy.useCopy();
  const { id, title, html, files } = update;
  return (
    <li
      id={`ask-${id}`}
      className="flex min-w-0 break-inside-avoid flex-col cut-end bg-surface p-5 sm:px-6 dark:bg-sand-strong print:mb-4 print:border print:border-line"
    >
      <div className="mb-3 flex justify-between gap-4 text-small text-muted">
        <span className="inline-flex items-center gap-2">
          <Diamond className="size-4 fill-saffron stroke-accent stroke-2" />
          {copy.kinds[ask.kind]}
        </span>
        {ask.dueDate && (
          <span className={cx(ask.isLate && 'font-strong text-danger')}>
            {fill(ask.isLate ? copy.late : copy.by, { day: times.day(ask.dueDate) })}
          </span>
        )}
      </div>
      <h3 dir="auto" className="mb-2 text-as-parent text-[1.25rem] leading-snug wrap-anywhere">
        {title}
      </h3>
      <div
        dir="auto"
        className="prose prose-small mb-4 text-as-parent text-muted"
        dangerouslySetInnerHTML={serverHtml(html)}
      />
      {files.length > 0 && (
        <ul className="mb-4 border-t border-line">
          {files.map((file) => (
            <li key={file.url} className="border-b border-line">
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        action={`${base}/client/updates/${id}/answer`}
        encType={ask.kind === 'file' ? 'multipart/form-data' : undefined}
        className="mt-auto print:hidden"
      >
        <fieldset disabled={isPreview} className="grid gap-2.5">
          <legend className="sr-only">
            {copy.kinds[ask.kind]}: {title}
          </legend>
          <AskControls ask={ask} about={`answer ${id}`} />
        </fieldset>
      </form>
    </li>
  );
}

function AskControls({ ask, about }: { ask: Ask; about: string }) {
  const { waiting: copy } = portalCopy.useCopy();
  const id = useId();
  switch (ask.kind) {
    case 'approve':
      return (
        <>
          <Choice group={about} label={copy.approve} isPrimary>
            <p className="text-small text-muted">{copy.approveNote}</p>
            <Button type="submit" name="isApproved" value="true">
              {copy.approveSend}
            </Button>
          </Choice>
          <Choice group={about} label={copy.decline}>
            <label htmlFor={id} className="text-ui font-strong">
              {copy.why}
            </label>
            <DraftTextarea about={about} id={id} />
            <Button type="submit" name="isApproved" value="false" variant="outline">
              {copy.declineSend}
            </Button>
          </Choice>
        </>
      );
    case 'choose':
      return (
        <>
          <div role="radiogroup" aria-label={copy.choose} className="grid">
            {ask.options.map((option) => (
              <label
                key={option}
                className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line py-1"
              >
                <input
                  type="radio"
                  name="text"
                  value={option}
                  required
                  className="size-4.5 accent-action"
                />
                <bdi className="min-w-0 wrap-anywhere">{option}</bdi>
              </label>
            ))}
          </div>
          <Button type="submit" variant="outline">
            {copy.chooseSend}
          </Button>
        </>
      );
    case 'file':
      return (
        <>
          <label htmlFor={id} className="text-ui font-strong">
            {copy.file}
          </label>
          <Input
            id={id}
            type="file"
            name="file"
            required
            aria-describedby={`${id}-help`}
            className="py-2 text-small"
          />
          <p id={`${id}-help`} className="text-small text-muted">
            {copy.fileHelp}
          </p>
          <Button type="submit" variant="outline">
            {copy.fileSend}
          </Button>
        </>
      );
    case 'answer':
      return (
        <>
          <label htmlFor={id} className="text-ui font-strong">
            {copy.answer}
          </label>
          <DraftTextarea about={about} id={id} required />
          <Button type="submit" variant="outline">
            {copy.answerSend}
          </Button>
        </>
      );
  }
}

interface ChoiceProps {
  /** Only one of a group is open. */
  group: string;
  label: string;
  isPrimary?: boolean;
  children: ReactNode;
}

/** A button that shows what is needed to send an answer that cannot be taken back. */
function Choice({ group, label, isPrimary = false, children }: ChoiceProps) {
  return (
    <details name={group} className="group">
      <summary
        className={cx(
          'flex min-h-11 cursor-pointer items-center justify-center cut-2 border-control border-line-strong px-4 text-ui font-strong',
          // Once it is open, the button in it is the one to press.
          isPrimary
            ? 'not-group-open:border-transparent not-group-open:bg-action not-group-open:text-on-action not-group-open:hover:bg-action-hover forced-colors:border-current'
            : 'hover:bg-sand',
        )}
      >
        {label}
      </summary>
      <div className="mt-2.5 grid gap-2.5">{children}</div>
    </details>
  );
}
