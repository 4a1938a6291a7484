import type { Database } from '../../db/client';
import type { StaffRole } from '../../db/permissions';
import { addStaff, removeStaff } from '../features/staff/staff.service';

const NOW = '2026-11-21T09:00:00.000Z';

/** Adds a member of staff. Returns the access token. */
export const addPerson = (database: Database, username: string, role?: StaffRole) =>
  addStaff(database, username, { role, now: NOW }).result;

export const dropPerson = (database: Database, username: string) =>
  removeStaff(database, username, NOW);
