import type { Origin } from '../trpc/context';

/**
 * Browsers set `Sec-Fetch-Site` and `Origin`, and pages cannot forge them. A request with neither
 * does not come from a browser.
 */
export function originOf(headers: Headers): Origin {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return 'same';
  if (site === 'cross-site' || site === 'same-site') return 'other';
  const origin = headers.get('origin');
  if (!origin) return 'unknown';
  return hostOf(origin) === headers.get('host') ? 'same' : 'other';
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
