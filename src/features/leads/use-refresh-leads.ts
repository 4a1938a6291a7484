import { trpc } from '../../lib/trpc';
import { REFRESH_SIZE } from './use-leads';

/** Has an open leads screen ask for the newest at once, instead of at its next turn. */
export function useRefreshLeads(): () => void {
  const utils = trpc.useUtils();
  return () => void utils.leads.list.invalidate({ limit: REFRESH_SIZE });
}
