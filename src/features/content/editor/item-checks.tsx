import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../../hooks/use-debounced';
import { countOf } from '../../../lib/numbers';
import { type Outputs, trpc } from '../../../lib/trpc';
import { FAULT_LABELS } from './fault-labels';

type Findings = Outputs['checks']['text'];

const CHECKED_AFTER_MS = 1_000;

interface ItemChecksProps {
  type: 'insight' | 'page';
  /** The texts as they are typed; null while they cannot be read. */
  content: unknown;
  excerpt?: string;
}

/** What the checks find in an item while it is edited. It never stands in the way of a save. */
export function ItemChecks({ type, content, excerpt }: ItemChecksProps) {
  const [findings, setFindings] = useState<Findings>([]);
  // A new item has nothing to find fault with.
  const isEmpty = content === null || content === '';
  const { mutate } = trpc.checks.text.useMutation();
  const json = useDebounced(JSON.stringify({ content, excerpt }), CHECKED_AFTER_MS);
  const check = useEffectEvent(() => {
    if (!isEmpty) mutate({ type, content, excerpt }, { onSuccess: setFindings });
  });
  useEffect(() => check(), [json]);
  return (
    <div role="status" className="text-small">
      {!isEmpty && findings.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted underline-offset-4 hover:underline">
            {countOf(findings.length, 'things')} to look at
          </summary>
          <ul className="border-t border-line">
            {findings.map(({ fault, detail }, index) => (
              <li
                key={index}
                className="flex flex-wrap gap-x-3 border-b border-line py-1.5 wrap-anywhere"
              >
                {FAULT_LABELS[fault].one}
                {detail && (
                  <span dir="auto" className="min-w-0 text-muted">
                    {detail}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
