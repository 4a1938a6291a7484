import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Button } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { Icon } from '../../components/ui/icon';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Outputs, trpc } from '../../lib/trpc';
import { useUnpublishSamples } from './use-unpublish-samples';

type Report = Outputs['samples']['bringUp'];

/** The content that came with the product, brought up to that of this version. */
export function SamplesCard() {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const unpublish = useUnpublishSamples();
  const bringUp = trpc.samples.bringUp.useMutation({
    onSuccess: () => utils.invalidate(),
    onError: (error) => toastFailure('Error updating the samples', error),
    onSettled: () => setIsAsking(false),
  });
  return (
    <SectionCard
      title="Sample content"
      aside={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={unpublish.ask}>
            Unpublish Samples
          </Button>
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            <Icon of={RefreshCw} />
            Update Samples
          </Button>
        </div>
      }
    >
      <p className="max-w-[38em] text-muted">
        The people, articles and case studies that came with the product are invented, and marked as
        samples until they are edited. An update replaces those that nobody has edited with those of
        this version, and adds what is missing. What was edited stays as it is.
      </p>
      <div role="status" className="mt-4 empty:hidden">
        {bringUp.data && <Outcome report={bringUp.data} />}
      </div>
      <ConfirmDialog
        title="Update the sample content?"
        isOpen={isAsking}
        confirmLabel="Update"
        isPending={bringUp.isPending}
        onConfirm={() => bringUp.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        Samples that nobody has edited are replaced on the public site at once. Each keeps its
        former version in its history.
      </ConfirmDialog>
      {unpublish.dialog}
    </SectionCard>
  );
}

function Outcome({ report: { replaced, added, left, unchanged } }: { report: Report }) {
  const lists = [
    ['Replaced', replaced],
    ['Added', added],
    ['Left alone, since they were edited or moved', left],
  ] as const;
  return (
    <dl className="grid gap-3 border-t border-line pt-3 text-ui">
      {lists.map(([term, items]) => (
        <div key={term}>
          <dt className="font-strong">
            {term}: {items.length}
          </dt>
          {items.map((item) => (
            <dd key={item} dir="auto" className="text-small wrap-anywhere text-muted">
              {item}
            </dd>
          ))}
        </div>
      ))}
      <div>
        <dt className="font-strong">Up to date already: {unchanged}</dt>
      </div>
    </dl>
  );
}
