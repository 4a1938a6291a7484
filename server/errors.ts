/** The errors that services throw on purpose. Any other error is a bug or a fault. */

export interface FieldError {
  /** The name of the field, with dots for nested fields. Empty for the input itself. */
  path: string;
  message: string;
}

export type DomainErrorCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'reused-key'
  | 'limited'
  | 'unavailable';

export class DomainError extends Error {
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** The slug that the row has now. */
  readonly movedTo: string | undefined;

  constructor(
    readonly code: DomainErrorCode,
    detail: string,
    options: {
      errors?: FieldError[];
      retryAfterSeconds?: number;
      movedTo?: string;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: options.cause });
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.movedTo = options.movedTo;
  }
}

export const notFound = (what: string) => new DomainError('not-found', `${what} was not found.`);

export const unauthorized = (detail: string) => new DomainError('unauthorized', detail);

export const forbidden = (detail: string) => new DomainError('forbidden', detail);

/** A conflict on one field: another row has this value. */
export const taken = (path: string, message: string) =>
  new DomainError('conflict', message, { errors: [{ path, message }] });

export const invalid = (path: string, message: string) =>
  new DomainError('invalid', message, { errors: [{ path, message }] });

export const unavailable = (detail: string, retryAfterSeconds: number) =>
  new DomainError('unavailable', detail, { retryAfterSeconds });

export const limited = (detail: string, retryAfterSeconds: number) =>
  new DomainError('limited', detail, { retryAfterSeconds });
