import { useState } from 'react';
import { DateTime } from '../../../../components/time';
import { Alert } from '../../../../components/ui/alert';
import { RetryButton } from '../../../../components/ui/retry-button';
import { SegmentedControl } from '../../../../components/ui/segmented-control';
import { SkeletonLine } from '../../../../components/ui/skeleton';
import { useTimeZone } from '../../../../hooks/use-time-zone';
import { detailOf } from '../../../../lib/api-error';
import { formatDateTime } from '../../../../lib/dates';
import { trpc } from '../../../../lib/trpc';
import { labelOf } from './field-label';
import type { ContentRouter, ChangedField, Comparison, Present, Version } from './item.types';
import { TextChanges } from './text-changes';

type Layout = 'one' | 'two';

const LAYOUTS = [
  { value: 'one', label: 'In one' },
  { value: 'two', label: 'Side by side' },
] as const;

interface VersionChangesProps {
  router: ContentRouter;
  id: string;
  chosen: Version;
  present: Present;
}

/** What has changed since the chosen version; for the newest one, what it has changed. */
export function VersionChanges({ router, id, chosen, present }: VersionChangesProps) {
  const [layout, setLayout] = useState<Layout>('one');
  const comparison = trpc[router].compareRevision.useQuery(
    { id, revision: chosen.id },
    // A newer version is another comparison.
    { gcTime: 0, staleTime: 0, refetchOnMount: 'always' },
  );
  const isNewest = chosen.id === present.id;
  const isAhead = comparison.data?.isAhead ?? false;
  return (
    <section
      aria-label="What changed"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto border-t border-line bg-ground px-4 pt-3 pb-6 focus-visible:-outline-offset-3"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-micro font-strong text-muted max-sm:basis-full">
          {isNewest ? (
            'What the newest version has changed'
          ) : isAhead ? (
            <>
              Now against the draft of <DateTime at={chosen.createdAt} />
            </>
          ) : (
            <>
              <DateTime at={chosen.createdAt} /> against now
            </>
          )}
        </h3>
        <SegmentedControl label="Show" options={LAYOUTS} value={layout} onChange={setLayout} />
      </div>
      {comparison.data && <Changes comparison={comparison.data} layout={layout} />}
      {comparison.error && (
        <Alert action={<RetryButton onClick={() => void comparison.refetch()} />}>
          {detailOf(comparison.error) ?? 'The comparison did not arrive.'}
        </Alert>
      )}
      {comparison.isPending && (
        <div data-skeleton aria-busy="true" className="grid gap-3">
          <SkeletonLine className="w-1/3" />
          <SkeletonLine className="h-24" />
        </div>
      )}
    </section>
  );
}

function Changes({ comparison, layout }: { comparison: Comparison; layout: Layout }) {
  const { from, isNewest, fields } = comparison;
  if (from === null) return <p className="text-muted">This is the first version.</p>;
  if (fields.length === 0) {
    return (
      <p className="text-muted">
        {isNewest ? 'It was saved without changes.' : 'It is the same as now.'}
      </p>
    );
  }
  return fields.map((field) => (
    <div key={field.name} className="mb-4">
      <h4 className="mb-1 text-micro font-strong text-muted">{labelOf(field.name)}</h4>
      <FieldChanges field={field} layout={layout} />
    </div>
  ));
}

/** Other rows, whose ids tell nobody anything. */
const IDS = ['authorId', 'translationOf', 'relatedInsightId'];

function FieldChanges({ field, layout }: { field: ChangedField; layout: Layout }) {
  const { name } = field;
  const timeZone = useTimeZone();
  const parts = name === 'publishedAt' ? asTimes(field.parts, timeZone) : field.parts;
  if (IDS.includes(name)) return <p>Another one</p>;
  if (parts.every(({ change }) => change === 'same')) return <p>Only spaces or line breaks</p>;
  if (layout === 'one') return <TextChanges parts={parts} />;
  const side = (hidden: 'added' | 'removed') => parts.filter(({ change }) => change !== hidden);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Side label="Before" parts={side('added')} />
      <Side label="After" parts={side('removed')} />
    </div>
  );
}

/** The time before and the one after, each as a whole. */
function asTimes(parts: ChangedField['parts'], timeZone: string): ChangedField['parts'] {
  const without = (hidden: 'added' | 'removed') =>
    parts.flatMap(({ change, text }) => (change === hidden ? [] : text)).join('');
  const before = { change: 'removed', text: without('added') } as const;
  const after = { change: 'added', text: without('removed') } as const;
  return [before, after]
    .filter(({ text }) => text !== '')
    .map((part) => ({ ...part, text: `${formatDateTime(part.text, timeZone)} ` }));
}

function Side({ label, parts }: { label: string; parts: ChangedField['parts'] }) {
  return (
    <div className="min-w-0 border-s-2 border-line ps-3">
      <h5 className="text-micro text-muted">{label}</h5>
      <TextChanges parts={parts} />
    </div>
  );
}
