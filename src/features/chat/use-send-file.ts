import { useEffect, useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '../../../server/core/uploads.schema';
import { randomId } from '../../lib/random-id';
import { FileError, sendFile } from './send-file';

interface SendingFile {
  name: string;
  /** From 0 to 1. */
  share: number;
}

interface Options {
  conversationId: string | undefined;
  isAgent: boolean;
  onSent: () => void;
  onRefused: (error: FileError) => void;
}

/** Sends one file at a time, and tells how far it is. */
export function useSendFile({ conversationId, isAgent, onSent, onRefused }: Options) {
  const [sending, setSending] = useState<SendingFile | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), [conversationId]);

  async function send(file: File): Promise<void> {
    if (!conversationId || sending) return;
    if (file.size > MAX_FILE_BYTES) return onRefused(new FileError(413));
    const { signal } = (running.current = new AbortController());
    setSending({ name: file.name, share: 0 });
    try {
      await sendFile(conversationId, file, {
        isAgent,
        clientMessageId: randomId(),
        onProgress: (share) => setSending({ name: file.name, share }),
        signal,
      });
      onSent();
    } catch (error) {
      if (error instanceof FileError) onRefused(error);
    } finally {
      setSending(null);
    }
  }

  return {
    sending,
    send: (file: File) => void send(file),
    cancel: () => running.current?.abort(),
  };
}
