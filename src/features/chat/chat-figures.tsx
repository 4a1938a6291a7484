import { cx } from 'class-variance-authority';
import { StatCards } from '../../components/stat-cards';
import { Age } from '../../components/time';
import { SectionCard } from '../../components/ui/card';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '../../components/ui/table';
import { TextLink } from '../../components/ui/text-link';
import { detailOf } from '../../lib/api-error';
import { formatCount } from '../../lib/numbers';
import { type Outputs, trpc } from '../../lib/trpc';
import { formatDuration } from './duration';

type Figures = Outputs['chat']['times'];
type Period = Parameters<typeof trpc.chat.times.useQuery>[0];
type Times = Figures['firstAnswer'];
type Row = Times & { name: string };

/** How long visitors waited and what they said, in a period. */
export function ChatFigures({ period }: { period: Period }) {
  const { data, error, refetch } = trpc.chat.times.useQuery(period, {
    placeholderData: (previous) => previous,
  });
  if (error && !data) {
    return (
      <ErrorState
        title="Unable to Load the Chat’s Figures"
        action={<RetryButton onClick={() => void refetch()} />}
      >
        {detailOf(error) ?? 'Please try again later.'}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonLine className="h-60" />;
  if (data.conversations === 0) {
    return (
      <EmptyState title="No conversations in this period">Choose other days above.</EmptyState>
    );
  }
  return (
    <>
      <StatCards stats={statsOf(data)} />
      {!data.isComplete && (
        <p className="mb-5 text-small text-muted">
          Of the newest {formatCount(data.conversations)} conversations of the period.
        </p>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <TimesCard title="First Answer by Person" column="Person" rows={data.people} />
        <TimesCard
          title="First Answer by Hour"
          column="Began at"
          rows={data.hours
            .filter(({ count }) => count > 0)
            .map(({ hour, ...times }) => ({
              ...times,
              name: `${String(hour).padStart(2, '0')}:00`,
            }))}
        />
      </div>
      <Comments ratings={data.ratings} />
    </>
  );
}

function statsOf({ firstAnswer, resolution, ratings, conversations }: Figures) {
  const rated = ratings.good + ratings.bad;
  return [
    {
      label: 'First Answer',
      value: formatDuration(firstAnswer.median),
      caption: ninetyOf(firstAnswer, 'No answers yet'),
    },
    {
      label: 'Until Closed',
      value: formatDuration(resolution.median),
      caption: ninetyOf(resolution, 'None closed yet'),
    },
    {
      label: 'Answered',
      value: formatCount(firstAnswer.count),
      caption: `of ${formatCount(conversations)} conversations`,
    },
    {
      label: 'Rated Good',
      value: rated === 0 ? '–' : `${Math.round((100 * ratings.good) / rated)}%`,
      caption:
        rated === 0
          ? 'No ratings yet'
          : `${formatCount(ratings.good)} of ${formatCount(rated)} ratings`,
    },
  ];
}

const ninetyOf = ({ p90 }: Times, none: string) =>
  p90 === null ? none : `90 % within ${formatDuration(p90)}`;

interface TimesCardProps {
  title: string;
  column: string;
  rows: Row[];
}

const FIGURES = [
  {
    label: 'Answers',
    // There is no room for it on a phone.
    className: 'w-20 text-end max-sm:hidden',
    of: ({ count }: Times) => formatCount(count),
  },
  {
    label: 'Median',
    className: 'w-20 text-end',
    of: ({ median }: Times) => formatDuration(median),
  },
  {
    label: '90 %',
    className: 'w-18 text-end pe-0!',
    of: ({ p90 }: Times) => formatDuration(p90),
  },
];

function TimesCard({ title, column, rows }: TimesCardProps) {
  return (
    <SectionCard title={title}>
      {rows.length === 0 ? (
        <p className="py-8 text-center text-muted">Nothing was answered in this period</p>
      ) : (
        <Table label={title} className="table-fixed border-0 tabular-nums">
          <TableHead>
            <HeadCell className="bg-transparent ps-0! text-start">{column}</HeadCell>
            {FIGURES.map(({ label, className }) => (
              <HeadCell key={label} className={cx('bg-transparent', className)}>
                {label}
              </HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {rows.map(({ name, ...times }) => (
              <TableRow key={name}>
                <Cell className="ps-0! wrap-anywhere">
                  <bdi>{name}</bdi>
                </Cell>
                {FIGURES.map(({ label, className, of }) => (
                  <Cell key={label} className={cx('whitespace-nowrap', className)}>
                    {of(times)}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </SectionCard>
  );
}

function Comments({ ratings: { comments } }: { ratings: Figures['ratings'] }) {
  if (comments.length === 0) return null;
  return (
    <SectionCard title="What Visitors Say">
      <ul className="grid gap-4">
        {comments.map(({ conversationId, isGood, comment, createdAt, visitorName }) => (
          <li key={conversationId}>
            <p dir="auto" className="typed-lines">
              {comment}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3 text-small text-muted">
              <span>{isGood ? 'Good' : 'Not good'}</span>
              <TextLink to="/admin/chat" search={{ conversation: conversationId }}>
                <bdi>{visitorName ?? 'A visitor'}</bdi>
              </TextLink>
              <Age at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
