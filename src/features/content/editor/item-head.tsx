import { useState } from 'react';
import type { ContentType } from '../../../../db/enums';
import type { EditedItem } from '../../../components/record-dialog';
import { OthersHere } from '../../../components/others-here';
import { usePermissions } from '../../../hooks/use-permissions';
import { useTimeZone } from '../../../hooks/use-time-zone';
import { formatTime } from '../../../lib/dates';
import { ItemHistory, type OpenedHistory } from './history/item-history';
import { PreviewButtons } from './preview-buttons';
import { CONTENT_DETAILS, type Publication } from './publish/publication';
import { StateLine } from './publish/state-line';
import { DraftLine } from './draft/draft-line';
import type { ItemVersions } from './draft/use-item-versions';
import type { AutosavedForm } from './draft/use-autosave';
import { TypedLine } from './draft/typed-line';

interface ItemHeadProps<Values> {
  type: ContentType;
  /** As it is now; null for a new item. */
  item: (Publication & { isSample: boolean }) | null;
  versions: ItemVersions;
  typing: AutosavedForm<Values>;
  edited: EditedItem<Values>;
}

/** Where an item is on its way to the public, what waits beside it, and its history. */
export function ItemHead<Values>(props: ItemHeadProps<Values>) {
  const { type, item, versions, typing, edited } = props;
  const { router } = CONTENT_DETAILS[type];
  const [history, setHistory] = useState<OpenedHistory>(null);
  const canWrite = usePermissions()('content:write');
  return (
    <div className="grid gap-3">
      <StateLine item={item}>
        <div className="-my-2 ms-auto flex flex-wrap items-center gap-x-3 max-sm:-ms-4">
          {typing.keptAt && <KeptNote at={typing.keptAt} />}
          {item && <PreviewButtons router={router} id={item.id} />}
          {item && (
            <ItemHistory
              router={router}
              id={item.id}
              item={edited}
              opened={history}
              onOpen={setHistory}
            />
          )}
        </div>
      </StateLine>
      {item && <OthersHere id={item.id} />}
      {item && versions.draft && (
        <DraftLine
          type={type}
          id={item.id}
          status={item.status}
          draft={versions.draft}
          onCompare={() => setHistory('draft')}
          onDiscarded={() => void edited.reload()}
        />
      )}
      {canWrite && typing.offer && (
        <TypedLine
          offer={typing.offer}
          onRestore={() => {
            const values = typing.restore();
            if (values) edited.show(values);
          }}
          onDiscard={typing.discard}
        />
      )}
    </div>
  );
}

function KeptNote({ at }: { at: string }) {
  return (
    <span role="status" className="text-muted max-sm:ms-4">
      Kept while typing, <time dateTime={at}>{formatTime(at, useTimeZone())}</time>
    </span>
  );
}
