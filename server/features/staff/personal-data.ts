import { or } from 'drizzle-orm';
import { staffInvitations, staffSessions, users } from '../../../db/schema/staff';
import { isAddress, type PersonalData, personalRows } from '../../core/personal-data';

export const staffPersonalData: PersonalData = {
  rows: [
    personalRows(users, {
      name: 'staff',
      label: 'Staff account',
      columns: {
        id: users.id,
        username: users.username,
        name: users.name,
        email: users.email,
        role: users.role,
        createdAt: users.createdAt,
      },
      // Usernames may be addresses too.
      isOf: ({ email }) => or(isAddress(users.email, email), isAddress(users.username, email)),
      stays: 'A colleague is removed under People.',
    }),
  ],
  parts: [staffInvitations, staffSessions],
};
