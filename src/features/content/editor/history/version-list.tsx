import type { KeyboardEvent, ReactNode } from 'react';
import { DateTime } from '../../../../components/time';
import { Badge } from '../../../../components/ui/badge';
import { BareButton } from '../../../../components/ui/button';
import { formatSize } from '../../../../lib/file-size';
import { labelOf } from './field-label';
import type { Version } from './item.types';

interface VersionListProps {
  versions: Version[];
  /** Whether the last one is the first version of the item. */
  isComplete: boolean;
  /** That of the item as it is. */
  presentId: string;
  chosenId: string;
  onChoose: (id: string) => void;
  /** What follows the list. */
  children: ReactNode;
}

/** The versions of an item, newest first. The arrow keys move between them. */
export function VersionList(props: VersionListProps) {
  const { versions, isComplete, presentId, chosenId, onChoose, children } = props;
  return (
    <div className="max-h-[38%] min-h-34 shrink-0 overflow-y-auto">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its buttons */}
      <ol aria-label="Versions" onKeyDown={moveFocus}>
        {versions.map((version, index) => (
          <li key={version.id} className="border-b border-line">
            <BareButton
              aria-current={version.id === chosenId}
              onClick={() => onChoose(version.id)}
              className={[
                'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-s-3 border-transparent',
                'py-2 ps-3.25 pe-4 text-start text-small hover:bg-sand focus-visible:-outline-offset-3',
                'aria-current:border-action aria-current:bg-action-soft',
              ].join(' ')}
            >
              <span className="font-strong">
                <DateTime at={version.createdAt} />
                {version.id === presentId && (
                  <Badge tone="action" className="ms-2 py-0">
                    now
                  </Badge>
                )}
                {version.isDraft && (
                  <Badge tone="neutral" className="ms-2 py-0">
                    draft
                  </Badge>
                )}
              </span>
              <span className="text-end text-micro text-muted tabular-nums">
                <Changes version={version} isFirst={isComplete && index === versions.length - 1} />
              </span>
              <bdi className="truncate text-micro text-muted">{authorOf(version)}</bdi>
              <span className="text-end text-micro text-muted tabular-nums">
                {formatSize(version.size)}
              </span>
            </BareButton>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

function Changes({ version, isFirst }: { version: Version; isFirst: boolean }) {
  const { changedFields, wordsAdded, wordsRemoved } = version;
  if (isFirst) return 'first version';
  if (changedFields?.length === 0) return 'no changes';
  if (!wordsAdded && !wordsRemoved) return changedFields?.map(labelOf).join(', ');
  return (
    <>
      {wordsAdded ? <span className="font-strong text-success">+{wordsAdded} </span> : null}
      {wordsRemoved ? <span className="font-strong text-danger">−{wordsRemoved} </span> : null}
      words
    </>
  );
}

function authorOf({ actor }: Version): string {
  if (!actor) return 'Before versions were kept';
  return actor.isRemoved ? `${actor.name} (removed)` : actor.name;
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof Element)) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  buttons[at + step]?.focus();
}
