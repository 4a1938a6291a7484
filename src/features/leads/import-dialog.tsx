import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  Duplicates,
  Mapping,
} from '../../../server/features/lead-imports/lead-imports.schema';
import { DateTime } from '../../components/time';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { ProgressBar } from '../../components/ui/progress-bar';
import { countOf, formatCount } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import { ImportFileChooser } from './import-file-chooser';
import { ImportPreview } from './import-preview';
import { ImportCounts, ImportResult } from './import-result';
import { type RecentImport, RecentImports } from './recent-imports';
import { type ImportReport, sendImport } from './send-import';

const PROGRESS_MS = 400;

interface Chosen {
  file: File;
  /** Files cannot be compared, so each has a number. */
  key: number;
}

/** Imports a CSV file: choose it, match its columns, see what happens, import, and undo. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<Chosen>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [duplicates, setDuplicates] = useState<Duplicates>('skip');
  const [recent, setRecent] = useState<RecentImport>();
  const preview = useQuery({
    queryKey: ['lead-import', chosen?.key, mapping, duplicates],
    queryFn: ({ signal }) =>
      chosen && sendImport({ file: chosen.file, mapping, duplicates }, { isDryRun: true, signal }),
    enabled: chosen !== undefined,
    placeholderData: (before, query) =>
      query?.queryKey[1] === chosen?.key ? (before ?? undefined) : undefined,
    retry: false,
    gcTime: 0,
  });
  const importing = useMutation({
    mutationFn: (file: File) => sendImport({ file, mapping, duplicates }, { isDryRun: false }),
    onSettled: () => utils.leads.invalidate(),
  });
  const choose = (file: File) => {
    setChosen((before) => ({ file, key: (before?.key ?? 0) + 1 }));
    setMapping({});
    importing.reset();
  };
  const isBusy = importing.isPending;
  return (
    <Dialog
      title="Import Leads"
      size="wide"
      isOpen
      // An import goes on without the dialog, but its result would be lost.
      onClose={() => !isBusy && onClose()}
    >
      {importing.data ? (
        <ImportResult {...importing.data} onClose={onClose}>
          <ImportCounts {...importing.data} />
        </ImportResult>
      ) : recent ? (
        <ImportResult {...recent} onClose={onClose}>
          <p className="font-strong">
            {countOf(recent.created, 'leads')} imported, <DateTime at={recent.createdAt} />
          </p>
        </ImportResult>
      ) : isBusy ? (
        <ImportProgress />
      ) : (
        <div className="grid gap-5">
          <ImportFileChooser file={chosen?.file} onChoose={choose} />
          {!chosen && <RecentImports onOpen={setRecent} />}
          {(importing.error ?? preview.error) && (
            <Alert>{(importing.error ?? preview.error)?.message}</Alert>
          )}
          {preview.isLoading && (
            <p role="status" className="text-muted">
              Reading the file…
            </p>
          )}
          {chosen && preview.data && !preview.error && (
            <ImportPreview
              report={preview.data}
              duplicates={duplicates}
              onMapping={(change) =>
                setMapping({ ...preview.data?.mapping, ...mapping, ...change })
              }
              onDuplicates={setDuplicates}
            />
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              isInactive={!isReady(preview.data) || preview.isFetching || preview.isError}
              onClick={() => chosen && importing.mutate(chosen.file)}
            >
              {labelOf(preview.data)}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

const isReady = (report: ImportReport | undefined) =>
  report !== undefined && report.created + report.updated > 0;

function labelOf(report: ImportReport | undefined): string {
  const amount = report ? report.created + report.updated : 0;
  return amount > 0 ? `Import ${countOf(amount, 'leads')}` : 'Import';
}

function ImportProgress() {
  const { data } = trpc.leadImports.progress.useQuery(undefined, { refetchInterval: PROGRESS_MS });
  const percent = data && data.total > 0 ? Math.round((100 * data.stored) / data.total) : 0;
  return (
    <div className="grid gap-3 py-6">
      <p role="status">
        {data
          ? `${formatCount(data.stored)} of ${formatCount(data.total)} leads imported…`
          : 'Checking the rows…'}
      </p>
      <ProgressBar label="Import" percent={percent} className="h-2" />
    </div>
  );
}
