import { cx } from 'class-variance-authority';
import { LinkedText } from '../../components/linked-text';
import { fill } from '../../lib/fill';
import { textLanguage } from '../../lib/text-language';
import { serverHtml } from '../../lib/trusted-html';
import { CommentForm } from './comment-form';
import { Diamond } from './diamond';
import { FileLink } from './file-link';
import { portalCopy } from './portal.copy';
import { Said } from './portal-frame';
import type { Portal, Sent } from './portal-page';
import { type PortalTimes, useCounted } from './portal-times';

type Update = Portal['updates'][number];

interface PortalUpdatesProps {
  portal: Portal;
  times: PortalTimes;
  base: string;
  sent: Sent;
  /** The page itself, without its parameters. */
  address: string;
  isPreview: boolean;
}

/** The timeline: what was done, with files, answers and comments. */
export function PortalUpdates({
  portal,
  times,
  base,
  sent,
  address,
  isPreview,
}: PortalUpdatesProps) {
  const { updates: copy } = portalCopy.useCopy();
  const counted = useCounted();
  const { updates, updateCount, isFirstPage, next } = portal;
  return (
    <section aria-labelledby="updates" className="min-w-0">
      <h2 id="updates" className="mb-5 flex flex-wrap items-baseline gap-x-3 text-h3">
        {copy.title}
        {updateCount > 0 && (
          <small className="text-ui font-normal tracking-normal text-muted">
            {counted(updateCount, copy.total)}
          </small>
        )}
      </h2>
      {updates.length === 0 && <p className="text-muted">{copy.none}</p>}
      <ol>
        {updates.map((update, index) => (
          <UpdateItem
            key={update.id}
            update={update}
            isNewest={isFirstPage && index === 0}
            times={times}
            base={base}
            sent={sent}
            isPreview={isPreview}
          />
        ))}
      </ol>
      <nav aria-label={copy.title} className="flex flex-wrap gap-x-6 print:hidden">
        {!isFirstPage && (
          <a href={address} className="inline-flex min-h-11 items-center font-strong text-action">
            {copy.newest}
          </a>
        )}
        {next && (
          <a
            href={`${address}?before=${next}`}
            className="inline-flex min-h-11 items-center font-strong text-action"
          >
            {copy.older}
          </a>
        )}
      </nav>
    </section>
  );
}

interface UpdateItemProps extends Pick<
  PortalUpdatesProps,
  'times' | 'base' | 'sent' | 'isPreview'
> {
  update: Update;
  isNewest: boolean;
}

function UpdateItem({ update, isNewest, times, base, sent, isPreview }: UpdateItemProps) {
  const { updates: copy } = portalCopy.useCopy();
  const { id, title, html, project, author, createdAt, editedAt, files, comments, ask } = update;
  return (
    <li
      id={`update-${id}`}
      className="relative scroll-mt-6 ps-10 pb-9 before:absolute before:start-[0.6875rem] before:top-7 before:-bottom-1 before:w-px before:bg-line last:before:hidden print:pb-5"
    >
      <Diamond
        className={cx(
          'absolute start-0 top-px size-[1.4375rem] stroke-3',
          isNewest ? 'fill-saffron stroke-accent' : 'fill-sand-strong stroke-line-strong',
        )}
      />
      <p className="mb-1 flex flex-wrap gap-x-3 text-small text-muted">
        <time dateTime={createdAt} className="font-strong text-text">
          {times.moment(createdAt)}
        </time>
        <bdi className="wrap-anywhere">{project}</bdi>
        {author && <bdi>{author}</bdi>}
        {editedAt && <span>{copy.edited}</span>}
      </p>
      {/* Title and text together have the direction of their language, which may be the other one. */}
      <div {...textLanguage(title)} className="max-w-(--measure,36rem)">
        <h3 className="mb-1.5 text-[1.25rem] leading-snug wrap-anywhere">{title}</h3>
        <div className="prose prose-small" dangerouslySetInnerHTML={serverHtml(html)} />
      </div>
      {files.length > 0 && (
        <ul className="mt-3 max-w-[30rem] border-t border-line">
          {files.map((file) => (
            <li key={file.url} className="border-b border-line">
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      {/* While it waits, its form has this id. */}
      {ask?.outcome && (
        <div id={`ask-${id}`} className="mt-3 grid scroll-mt-6 gap-3">
          <div id={`answer-${id}`} className="max-w-[30rem] scroll-mt-40 empty:hidden">
            {sent.ask === id && <Said said={sent.said} />}
          </div>
          <Answer ask={ask} times={times} />
        </div>
      )}
      {comments.map((comment) => (
        <div
          key={comment.id}
          className="mt-3 max-w-(--measure,36rem) bg-sand px-4.5 py-3.5 text-ui leading-normal"
        >
          <b className="font-strong">
            <bdi>{comment.name}</bdi>
          </b>{' '}
          <span className="text-muted">{times.moment(comment.createdAt)}</span>
          <p dir="auto" className="text-as-parent wrap-anywhere whitespace-pre-line">
            <LinkedText text={comment.text} />
          </p>
        </div>
      ))}
      {!isPreview && (
        <CommentForm
          updateId={id}
          author={author}
          base={base}
          said={sent.update === id ? sent.said : undefined}
        />
      )}
    </li>
  );
}

function Answer({ ask, times }: { ask: NonNullable<Update['ask']>; times: PortalTimes }) {
  const { waiting: copy } = portalCopy.useCopy();
  const { outcome, answer, answerFile, answeredByName, answeredAt } = ask;
  if (!outcome) return null;
  const said = fill(copy.outcomes[outcome], {
    name: answeredByName ?? '',
    time: answeredAt ? times.at(answeredAt) : '',
  });
  return (
    <div className="text-ui">
      <p
        className={cx(
          'flex items-baseline gap-2.5',
          outcome === 'declined' ? 'text-warning' : 'text-success',
        )}
      >
        <Diamond className="size-3 shrink-0 fill-current" />
        {said}
      </p>
      {answer && (
        <p dir="auto" className="mt-1 text-as-parent wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
      {answerFile && (
        <div className="max-w-[30rem]">
          <FileLink file={answerFile} />
        </div>
      )}
    </div>
  );
}
