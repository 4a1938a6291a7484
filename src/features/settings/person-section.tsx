import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { DateTime } from '../../components/time';
import { BareButton, Button } from '../../components/ui/button';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { Icon } from '../../components/ui/icon';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { formatCount } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import type { Section } from './use-person';

/** The rows of one kind, behind a button that counts them. */
export function PersonSection({ email, section }: { email: string; section: Section }) {
  const { name, label, count, stays } = section;
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState<Section[]>([]);
  const cursor = (added.at(-1) ?? section).nextCursor;
  const more = trpc.people.lookUp.useMutation({
    onSuccess: ({ sections }) => setAdded((pages) => [...pages, ...sections]),
    onError: (error) => toastFailure('Error loading more', error),
  });
  const rows = [section, ...added].flatMap((page) => page.rows);
  return (
    <li className="border-line not-first:border-t">
      <BareButton
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-sand"
      >
        <Icon of={ChevronDown} className={isOpen ? 'size-4' : 'size-4 -rotate-90 rtl:rotate-90'} />
        <span className="font-strong">{label}</span>
        <span className="text-muted tabular-nums">{formatCount(count)}</span>
        {stays !== null && (
          <span className="ms-auto text-end text-small text-muted">Stays when erased</span>
        )}
      </BareButton>
      {isOpen && (
        <div className="border-t border-line bg-sand px-4 py-3 text-small">
          {stays !== null && <p className="mb-3 text-muted">{stays}</p>}
          <ol className="grid gap-3">
            {rows.map((row, index) => (
              <li key={index} className="border border-line bg-surface px-4 py-3">
                <Row row={row} />
              </li>
            ))}
          </ol>
          {cursor !== null && (
            <Button
              variant="text"
              isInactive={more.isPending}
              onClick={() => more.mutate({ email, section: name, cursor })}
              className="-ms-4 mt-2"
            >
              Show more
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** A row as it is stored, without what is empty. */
function Row({ row }: { row: Record<string, unknown> }) {
  return (
    <DescriptionList>
      {Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <Description key={name} term={toLabel(name)}>
            <Value name={name} value={value} />
          </Description>
        ))}
    </DescriptionList>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/(?:At|Date)$/.test(name)) return <DateTime at={value} />;
  return <span className="whitespace-pre-line">{value}</span>;
}

/** `visitorName` is shown as `Visitor name`. */
function toLabel(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
