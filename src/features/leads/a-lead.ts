import { LEAD_DETAILS, type LeadDetails } from '../../../server/features/leads/leads.schema';
import type { Lead } from './leads-cache';

const noDetails = Object.fromEntries(
  Object.keys(LEAD_DETAILS).map((name) => [name, null]),
) as Record<keyof LeadDetails, null>;

/** For tests: a lead with only the required fields. */
export function aLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: 'id',
    name: 'Dana Haddad',
    email: 'dana@mail.example',
    ...noDetails,
    message: 'Hello',
    status: 'new',
    lostReason: null,
    ownerId: null,
    answeredAt: null,
    dueAt: null,
    language: 'en',
    source: null,
    createdAt: new Date(2026, 10, 21, 12).toISOString(),
    updatedAt: new Date(2026, 10, 21, 12).toISOString(),
    ...changes,
  };
}
