/** Who may do what: apart from the other closed lists, since only the console loads it. */

/** What a member of staff or a tool may do. Each procedure names the ones that it needs. */
export const PERMISSIONS = [
  'leads:read',
  'leads:write',
  'leads:export',
  'content:read',
  'content:write',
  'content:publish',
  'media:write',
  'analytics:read',
  'chat:read',
  'chat:write',
  'clients:read',
  'clients:write',
  'people:erase',
  'data:export',
  'settings:admin',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const STAFF_ROLES = ['admin', 'agent', 'editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_PERMISSIONS: Record<StaffRole, readonly Permission[]> = {
  admin: PERMISSIONS,
  agent: [
    'leads:read',
    'leads:write',
    'leads:export',
    'chat:read',
    'chat:write',
    'clients:read',
    'clients:write',
    'media:write',
    'content:read',
    'analytics:read',
  ],
  editor: ['content:read', 'content:write', 'content:publish', 'media:write', 'analytics:read'],
};

/** The holder of ADMIN_TOKEN, who is in no list of people. */
export const ADMINISTRATOR_ID = '00000000-0000-7000-8000-000000000000';

/** Who caused an event: the site itself is `system`. */
export const ACTOR_TYPES = ['staff', 'token', 'visitor', 'contact', 'system'] as const;
export type ActorType = (typeof ACTOR_TYPES)[number];
