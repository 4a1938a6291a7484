import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. They hold nothing of what people send: see docs/security.md. */
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

interface ErrorFacts {
  type: string;
  message: string;
  code?: string | undefined;
  /** Where it came from, without the message, which a stack repeats. */
  at: string[];
  cause?: ErrorFacts | undefined;
}

const MAX_CAUSES = 5;

/** What an error is and where it arose. What it carries beside that may be anybody's data. */
function describeError(error: unknown, causes = 0): ErrorFacts {
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

/** Drizzle writes a query's parameters below it, and V8 the text that it could not parse. */
function withoutValues({ message, name }: Error): string {
  if (name === 'SyntaxError') return message.replace(/^.*(?= is not valid JSON)/s, '...');
  return message.replace(/\nparams: .*/s, '');
}
