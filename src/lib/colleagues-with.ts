import { type Permission, ROLE_PERMISSIONS } from '../../db/permissions';
import type { Outputs } from './trpc';

type Colleague = Outputs['staff']['colleagues'][number];

/** Those to whom records can be given that this permission opens. */
export const colleaguesWith = (permission: Permission, colleagues: readonly Colleague[] = []) =>
  colleagues.filter(({ role }) => ROLE_PERMISSIONS[role].includes(permission));
