import { onTestFinished } from 'vitest';
import { startMailServer } from './mail-server';

/** A local mail server for one test. */
export async function startSmtpCatcher(options: Parameters<typeof startMailServer>[0] = {}) {
  const { close, ...catcher } = await startMailServer(options);
  onTestFinished(close);
  return catcher;
}
