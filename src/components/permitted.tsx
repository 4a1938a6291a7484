import type { ReactNode } from 'react';
import type { Permission } from '../../db/permissions';
import { usePermissions } from '../hooks/use-permissions';

/** Shows its children only to people with a permission. */
export function Permitted({ to, children }: { to: Permission; children: ReactNode }) {
  return usePermissions()(to) && children;
}
