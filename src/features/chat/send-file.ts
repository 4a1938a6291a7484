interface SendOptions {
  /** Of staff; a visitor is known by the cookie. */
  isAgent: boolean;
  /** The same for a repetition, so that the file is stored once. */
  clientMessageId: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The server's refusal of a file, or a broken connection. */
export class FileError extends Error {
  constructor(
    /** The HTTP status; 0 without a response. */
    readonly status: number,
    /** The server's own words. */
    readonly detail = '',
  ) {
    super(detail);
  }
}

/** Sends a file as a message. Uses XMLHttpRequest, since `fetch` does not report upload progress. */
export function sendFile(
  conversationId: string,
  file: File,
  { isAgent, clientMessageId, onProgress, signal }: SendOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    if (isAgent) body.set('senderType', 'agent');
    body.set('clientMessageId', clientMessageId);
    body.set('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', `/api/chat/conversations/${conversationId}/files`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      if (request.status === 201) return resolve();
      const { detail } = (request.response ?? {}) as { detail?: string };
      reject(new FileError(request.status, detail));
    });
    request.addEventListener('error', () => reject(new FileError(0)));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
