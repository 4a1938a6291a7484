import { cx } from 'class-variance-authority';
import { fill } from '../../lib/fill';
import { textLanguage } from '../../lib/text-language';
import { serverHtml } from '../../lib/trusted-html';
import { AskControls } from './ask-controls';
import { Diamond } from './diamond';
import { FileLink } from './file-link';
import { portalCopy } from './portal.copy';
import { hasArrived } from './portal-frame';
import type { Portal, Sent } from './portal-page';
import type { PortalTimes } from './portal-times';

type Waiting = Portal['waiting'][number];
export type Ask = NonNullable<Waiting['ask']>;

interface PortalAsksProps {
  waiting: Waiting[];
  times: PortalTimes;
  /** Of the language, for the addresses of forms. */
  base: string;
  sent: Sent;
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

function AskItem({ update, ask, times, base, sent, isPreview }: AskItemProps) {
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
      <div {...textLanguage(title)}>
        <h3 className="mb-2 text-[1.25rem] leading-snug wrap-anywhere">{title}</h3>
        <div
          className="prose prose-small mb-4 text-muted"
          dangerouslySetInnerHTML={serverHtml(html)}
        />
      </div>
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
        id={`answer-${id}`}
        method="post"
        action={`${base}/client/updates/${id}/answer`}
        encType={ask.kind === 'file' ? 'multipart/form-data' : undefined}
        className="mt-auto scroll-mt-40 print:hidden"
      >
        <fieldset disabled={isPreview} className="grid gap-2.5">
          <legend className="sr-only">
            {copy.kinds[ask.kind]}: {title}
          </legend>
          <AskControls
            ask={ask}
            about={`answer ${id}`}
            refused={sent.ask === id && !hasArrived(sent.said) ? sent : {}}
          />
        </fieldset>
      </form>
    </li>
  );
}
