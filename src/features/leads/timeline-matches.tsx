import type { LeadNoteKind } from '../../../db/enums';
import { MAX_SEARCH } from '../../../server/features/leads/leads.schema';
import { DateTime } from '../../components/time';
import { Alert } from '../../components/ui/alert';
import { RetryButton } from '../../components/ui/retry-button';
import { TextLink } from '../../components/ui/text-link';
import { useDebounced } from '../../hooks/use-debounced';
import { ABORTABLE } from '../../lib/abortable';
import { countOf } from '../../lib/numbers';
import { type Outputs, trpc } from '../../lib/trpc';

const DEBOUNCE_MS = 250;
const MIN_LENGTH = 3;

const KINDS: Record<LeadNoteKind | 'reply', string> = {
  note: 'Note',
  call: 'Call',
  answer: 'Answer',
  reply: 'Reply',
};

/** Below the leads that a search finds: notes, calls, answers and replies with the same words. */
export function TimelineMatches({ search }: { search: string }) {
  const words = useDebounced(search.trim(), DEBOUNCE_MS);
  const { length } = Array.from(words);
  const isSearched = length >= MIN_LENGTH && words.length <= MAX_SEARCH;
  const query = trpc.leads.searchTimelines.useQuery(
    { search: words },
    { enabled: isSearched, placeholderData: (before) => before, trpc: ABORTABLE },
  );
  if (!isSearched) return null;
  const { data, error, refetch } = query;
  return (
    <section aria-labelledby="timeline-matches" className="mt-8">
      <h2 id="timeline-matches" className="text-card">
        In timelines
      </h2>
      {data ? (
        <Matches matches={data} />
      ) : error ? (
        <Alert action={<RetryButton onClick={() => void refetch()} />}>
          Timelines could not be searched.
        </Alert>
      ) : (
        <p className="py-3 text-small text-muted">Searching…</p>
      )}
    </section>
  );
}

function Matches({
  matches: { texts, hasMore },
}: {
  matches: Outputs['leads']['searchTimelines'];
}) {
  return (
    <>
      <p role="status" className="text-small text-muted">
        {texts.length === 0
          ? 'No note, call, answer or reply contains this.'
          : `${hasMore ? 'The latest ' : ''}${countOf(texts.length, 'texts')}`}
      </p>
      <ul>
        {texts.map((text) => (
          <li key={text.id} className="border-b border-line py-3">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <TextLink
                from="/admin/leads"
                to="/admin/leads"
                search={(params) => ({ ...params, lead: text.leadId })}
                className="font-strong"
              >
                <bdi>{text.leadName}</bdi>
              </TextLink>
              <span className="flex-1 text-small text-muted">
                {KINDS[text.kind]} by <bdi>{text.author}</bdi>
              </span>
              <DateTime at={text.at} className="text-micro text-muted" />
            </div>
            <p dir="auto" className="wrap-anywhere">
              {text.before}
              <mark className="bg-accent-soft text-inherit">{text.match}</mark>
              {text.after}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
