import { useEffect, useRef, useState } from 'react';
import { readAgain } from '../../lib/read-again';
import { trpc } from '../../lib/trpc';
import { type Accept, type Media, refusalOf, UploadError, uploadFile } from './upload-file';

/** A file that is being uploaded, or was. */
export interface Upload {
  key: number;
  name: string;
  /** In bytes. */
  size: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The uploaded share, from 0 to 1. */
  share: number;
  error?: string;
  media?: Media;
}

const MAX_PARALLEL = 2;

interface UploadsOptions {
  isPrivate?: boolean;
  /** The project whose updates the files are for. */
  projectId?: string;
}

/** The uploads of a dialog: a few run in parallel, the others wait. */
export function useUploads(
  accept: Accept,
  { projectId, isPrivate = projectId !== undefined }: UploadsOptions = {},
) {
  const utils = trpc.useUtils();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastKey = useRef(0);
  const lanes = useRef<Promise<void>[]>(
    Array.from({ length: MAX_PARALLEL }, () => Promise.resolve()),
  );
  const cancels = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = cancels.current;
    return () => {
      for (const cancel of running.values()) cancel.abort();
    };
  }, []);

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const remove = (key: number) => setUploads((all) => all.filter((item) => item.key !== key));

  async function send(
    key: number,
    file: File,
    signal: AbortSignal,
    canRenewSession = true,
  ): Promise<void> {
    if (signal.aborted) return;
    change(key, { state: 'sending' });
    try {
      const onProgress = (share: number) => change(key, { share });
      const media = await uploadFile(file, { isPrivate, projectId, onProgress, signal });
      change(key, { state: 'done', share: 1, media });
      if (!isPrivate) await readAgain(utils.media.list);
    } catch (error) {
      if (!(error instanceof UploadError)) return;
      if (error.status === 401 && canRenewSession) {
        // A leads read sends the access token and starts a new session.
        await utils.leads.list.invalidate();
        return send(key, file, signal, false);
      }
      change(key, { state: 'failed', error: error.message });
    }
  }

  /** Returns the keys of the uploads. */
  function add(files: Iterable<File>): number[] {
    return [...files].map((file) => {
      lastKey.current += 1;
      const key = lastKey.current;
      const error = refusalOf(file, accept, projectId !== undefined);
      const added = { key, name: file.name, size: file.size, share: 0 };
      if (error) {
        setUploads((all) => [...all, { ...added, state: 'failed', error }]);
        return key;
      }
      setUploads((all) => [...all, { ...added, state: 'waiting' }]);
      const controller = new AbortController();
      cancels.current.set(key, controller);
      const lane = key % MAX_PARALLEL;
      const before = lanes.current[lane] ?? Promise.resolve();
      lanes.current[lane] = before.then(() => send(key, file, controller.signal));
      return key;
    });
  }

  return {
    uploads,
    add,
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    /** Aborts a pending upload, and removes it from the list. */
    dismiss: (key: number) => {
      cancels.current.get(key)?.abort();
      remove(key);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
