/** What services throw when they refuse. Anything else that is thrown is a failure of ours. */

export interface FieldError {
  /** Where: the field's name, with dots into nested values. Empty for the whole input. */
  path: string;
  message: string;
}

export type Refusal =
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

  constructor(
    readonly refusal: Refusal,
    detail: string,
    options: { errors?: FieldError[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const notFound = (what: string) => new DomainError('not-found', `${what} was not found.`);

export const unauthorized = (detail: string) => new DomainError('unauthorized', detail);

export const forbidden = (detail: string) => new DomainError('forbidden', detail);

/** Something else has that value already: said at its field. */
export const taken = (path: string, message: string) =>
  new DomainError('conflict', message, { errors: [{ path, message }] });

export const invalid = (path: string, message: string) =>
  new DomainError('invalid', message, { errors: [{ path, message }] });

export const limited = (detail: string, retryAfterSeconds: number) =>
  new DomainError('limited', detail, { retryAfterSeconds });
