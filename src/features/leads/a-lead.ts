import type { Lead } from './leads-cache';

/** For tests: a lead with only the required fields. */
export function aLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: 'id',
    name: 'Dana Haddad',
    email: 'dana@mail.example',
    company: null,
    phone: null,
    interest: null,
    message: 'Hello',
    createdAt: new Date(2026, 10, 21, 12).toISOString(),
    ...changes,
  };
}
