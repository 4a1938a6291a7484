import { users as table } from '../../../db/schema/staff';
import { SECRET_HASH } from '../../core/described-tables';
import { defineFeature } from '../define-feature';
import { staffPersonalData } from './personal-data';
import { staffRest } from './staff.rest';
import { findPerson } from './staff.service';

export const staff = defineFeature({
  router: () => import('./staff.router'),
  open: { signOut: 'everybody', invitation: 'everybody', acceptInvitation: 'everybody' },
  rest: staffRest,
  responses: async () => (await import('./staff.responses')).staffResponses,
  tag: { name: 'People', description: 'Who has access to the console, and with which role.' },
  examples: async () => (await import('./staff.examples')).staffExamples,
  subjects: { staff: { id: table.id, title: table.name, read: findPerson } },
  personalData: staffPersonalData,
  tables: {
    staff_invitations: {
      about: 'The latest invitation of each person.',
      without: { secret_hash: SECRET_HASH },
    },
    staff_sessions: { leftOut: 'open sessions, by the hashes of their cookies' },
    users: {
      about: 'People with access to the console. Removed ones keep their id and name.',
      without: { password: SECRET_HASH },
    },
  },
});
