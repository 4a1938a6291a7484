import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from '../../../components/badge';
import { buttonClass } from '../../../components/button';
import { IconButton } from '../../../components/icon-button';
import { Notice } from '../../../components/notice';
import { SkeletonLine } from '../../../components/skeleton';
import { formatDate } from '../../../lib/dates';
import { formatCount } from '../../../lib/numbers';

export interface ContentRow {
  id: string;
  title: string;
  /** Where it stands: the public address, or the preview of a draft. */
  address: string;
  isPublic: boolean;
  /** A second fact, such as the category. */
  kind: string | null;
  badge: { text: string; tone: Tone };
  date: string;
}

interface ContentTableProps {
  label: string;
  kindLabel: string | null;
  badgeLabel: string;
  dateLabel: string;
  rows: ContentRow[] | undefined;
  empty: string;
  onEdit: (id: string) => void;
  onDelete?: (row: ContentRow) => void;
}

/** So many rows are drawn at once; more come on demand. */
const BATCH = 100;
const HEAD =
  'sticky top-0 z-[1] border-b border-line bg-sand px-2 py-2 text-micro sm:px-3 font-[550] text-muted';
const CELL = 'border-b border-line px-2 py-1 sm:px-3';

export function ContentTable(props: ContentTableProps) {
  const { label, kindLabel, badgeLabel, dateLabel, rows, empty, onEdit, onDelete } = props;
  const [shown, setShown] = useState(BATCH);
  if (!rows) return <Loading />;
  if (rows.length === 0) {
    return <Notice kind="empty" title={empty} action={null} />;
  }
  return (
    <>
      <table
        aria-label={label}
        className="w-full border-separate border-spacing-0 border border-line bg-surface text-small"
      >
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              Title
            </th>
            {kindLabel && (
              <th scope="col" className={`${HEAD} text-start max-lg:hidden`}>
                {kindLabel}
              </th>
            )}
            <th scope="col" className={`${HEAD} text-start`}>
              {badgeLabel}
            </th>
            <th scope="col" className={`${HEAD} text-end max-md:hidden`}>
              {dateLabel}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row.id} className="hover:[&>td]:bg-sand">
              <td className={`${CELL} w-full max-w-0`}>
                <a
                  href={row.address}
                  target="_blank"
                  rel="noopener"
                  dir="auto"
                  className="flex min-h-11 w-fit max-w-full items-center gap-2 font-[550] no-underline hover:underline"
                >
                  <span className="max-lg:py-1 lg:truncate">{row.title}</span>
                  <ExternalLink
                    aria-hidden
                    className="size-4 shrink-0 text-muted max-sm:hidden"
                    strokeWidth={1.75}
                  />
                  <span className="sr-only">
                    {row.isPublic
                      ? '(opens the page in a new tab)'
                      : '(opens a preview in a new tab)'}
                  </span>
                </a>
              </td>
              {kindLabel && (
                <td dir="auto" className={`${CELL} whitespace-nowrap text-muted max-lg:hidden`}>
                  {row.kind}
                </td>
              )}
              <td className={CELL}>
                <Badge tone={row.badge.tone}>{row.badge.text}</Badge>
              </td>
              <td className={`${CELL} text-end whitespace-nowrap tabular-nums max-md:hidden`}>
                <time dateTime={row.date}>{formatDate(row.date)}</time>
              </td>
              <td className={`${CELL} text-end whitespace-nowrap`}>
                <IconButton
                  label={`Edit ${row.title}`}
                  icon={Pencil}
                  onClick={() => onEdit(row.id)}
                />
                {onDelete && (
                  <IconButton
                    label={`Delete ${row.title}`}
                    icon={Trash2}
                    onClick={() => onDelete(row)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-3 text-small text-muted">
        <span role="status">
          {formatCount(Math.min(shown, rows.length))} of {formatCount(rows.length)}
        </span>
        {shown < rows.length && (
          <button
            type="button"
            onClick={() => setShown(shown + BATCH)}
            className={buttonClass('line', 'small')}
          >
            Show more
          </button>
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px border border-line bg-line">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="bg-surface px-3 py-4">
          <SkeletonLine className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
