import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Logs JSON lines to standard output, without data that people send: see docs/security.md. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface ErrorDescription {
  type: string;
  message: string;
  code?: string | undefined;
  /** The stack without the message, which may contain data. */
  at: string[];
  cause?: ErrorDescription | undefined;
}

const MAX_CAUSES = 5;

/** Logs the type and the place of an error. Its other properties may contain personal data. */
function describeError(error: unknown, causes = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', at: [] };
  return {
    type: error.constructor.name,
    message: withoutValues(error),
    code: 'code' in error ? String(error.code) : undefined,
    at: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    cause:
      error.cause === undefined || causes === MAX_CAUSES
        ? undefined
        : describeError(error.cause, causes + 1),
  };
}

/** Drizzle appends the parameters of a query to its message, and V8 the text that is not JSON. */
function withoutValues({ message, name }: Error): string {
  if (name === 'SyntaxError') return message.replace(/^.*(?= is not valid JSON)/s, '...');
  return message.replace(/\nparams: .*/s, '');
}

/** Logs an unexpected error, unless the client has closed the connection within its body. */
export function logFailure(log: Log, details: Record<string, unknown>, error: unknown): void {
  if (hasClientLeft(error)) log.info(details, 'the client left');
  else log.error({ ...details, error }, 'unexpected failure');
}

/** The error with which Node ends the body of a request after its connection is closed. */
function hasClientLeft(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ECONNRESET' && error.message === 'aborted') return true;
  return hasClientLeft(error.cause);
}
