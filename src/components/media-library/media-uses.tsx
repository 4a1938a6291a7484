import { formatCount } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import { addressOf } from '../activity/describe-activity';
import { RetryButton } from '../ui/retry-button';
import { SkeletonLine } from '../ui/skeleton';
import { TextAnchor } from '../ui/text-link';

const MAX_LISTED = 20;

/** Where a file is used. The links open in tabs of their own, since uploads may be pending here. */
export function MediaUses({ id }: { id: string }) {
  const uses = trpc.media.uses.useQuery({ id });
  const rest = (uses.data?.length ?? 0) - MAX_LISTED;
  return (
    <section aria-labelledby={`uses-${id}`} className="grid gap-1.75">
      <h4 id={`uses-${id}`} className="text-ui font-strong">
        Used in
      </h4>
      {uses.isPending && <SkeletonLine className="h-5" />}
      {uses.error && (
        <p className="text-small text-muted">
          The list did not arrive. <RetryButton onClick={() => void uses.refetch()} />
        </p>
      )}
      {uses.data?.length === 0 && <p className="text-small text-muted">Nothing uses this file.</p>}
      {uses.data && uses.data.length > 0 && (
        <ul className="grid gap-1 text-small wrap-anywhere">
          {uses.data
            .slice(0, MAX_LISTED)
            .map(({ label, title, subjectType, id: subjectId, data }) => {
              const address = addressOf({ subjectType, subjectId, data });
              return (
                <li key={`${subjectType} ${subjectId}`}>
                  {address ? (
                    <TextAnchor href={address} target="_blank" rel="noopener">
                      <bdi>{title}</bdi>
                    </TextAnchor>
                  ) : (
                    <bdi>{title}</bdi>
                  )}{' '}
                  <span className="text-muted">{label}</span>
                </li>
              );
            })}
          {rest > 0 && <li className="text-muted">and {formatCount(rest)} more</li>}
        </ul>
      )}
    </section>
  );
}
