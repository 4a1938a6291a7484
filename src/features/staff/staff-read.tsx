import type { ReactNode } from 'react';
import { SkeletonScreen } from '../../components/skeleton-screen';
import { ABORTABLE } from '../../lib/abortable';
import { trpc } from '../../lib/trpc';
import { LeadsError } from './leads-error';
import { useEndOnRefusal } from './use-access';
import { useSessionRenewal } from './use-session-renewal';

/**
 * Every console screen begins with a leads read: it alone carries the token, and brings the
 * session cookie that the screen's own calls go by.
 */
export function StaffRead({ children }: { children: ReactNode }) {
  const { data, error } = trpc.leads.list.useQuery({ limit: 1 }, { trpc: ABORTABLE });
  useEndOnRefusal(error);
  useSessionRenewal();
  if (data) return children;
  return error ? <LeadsError error={error} /> : <SkeletonScreen />;
}
