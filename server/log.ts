import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. They hold no address, no query string and no token. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: pino.stdSerializers.err },
  });
}
