import { Age } from '../../components/time';
import { useNow } from '../../hooks/use-now';
import { DATES } from '../../lib/dates';
import { SideSection } from './side-section';
import type { Presence } from './use-presence';

type Visitor = NonNullable<Presence['visitor']>;

/** In the head of a conversation: whether its visitor is there. */
export function WhereVisitorIs({ visitor }: { visitor: Visitor }) {
  const page = visitor.pages.at(-1)?.path;
  if (!visitor.isHere) {
    return (
      <span className="shrink-0">
        left <Age at={visitor.seenAt} />
      </span>
    );
  }
  return (
    <span data-clipped={`Here now, on ${page}`} className="truncate text-success">
      Here now, on {page}
    </span>
  );
}

/** In the side panel: the visitor's local time, and the pages of this visit. */
export function Visit({ visitor }: { visitor: Visitor }) {
  const now = useNow();
  return (
    <SideSection
      title="This visit"
      note={
        visitor.timeZone
          ? `${DATES.en.time(now, visitor.timeZone)} in ${cityOf(visitor.timeZone)}`
          : undefined
      }
    >
      <ol className="grid min-w-0 grid-cols-1 gap-1.5 text-small wrap-anywhere">
        {visitor.pages.toReversed().map(({ path, at }) => (
          <li key={at} className="flex items-baseline justify-between gap-3">
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              className="max-md:inline-flex max-md:min-h-11 max-md:min-w-11 max-md:items-center"
            >
              {path}
            </a>
            <Age at={at} className="shrink-0 text-micro text-muted" />
          </li>
        ))}
      </ol>
      <p className="text-micro text-muted">Told by the open chat, and not stored.</p>
    </SideSection>
  );
}

const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
