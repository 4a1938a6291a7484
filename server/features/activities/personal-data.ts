import { or } from 'drizzle-orm';
import { activities } from '../../../db/schema/activities';
import { chatConversations } from '../../../db/schema/chat';
import { clientContacts } from '../../../db/schema/client-contacts';
import { clients } from '../../../db/schema/clients';
import { leads } from '../../../db/schema/leads';
import { users } from '../../../db/schema/staff';
import { isAboutRecords, isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { activityColumns } from './activities.service';

export const activitiesPersonalData: PersonalData = {
  rows: [
    personalRows(activities, {
      name: 'activities',
      label: 'Activity',
      columns: activityColumns,
      isOf: ({ idsOf, records }) =>
        or(
          isAboutRecords(activities.subjectType, activities.subjectId, records()),
          isAmong(activities.leadId, idsOf(leads)),
          isAmong(activities.clientId, idsOf(clients)),
          isAmong(activities.conversationId, idsOf(chatConversations)),
          isAmong(activities.actorId, idsOf(users)),
          isAmong(activities.actorId, idsOf(clientContacts)),
        ),
      stays: 'It holds ids and no personal data; without the records the ids lead nowhere.',
    }),
  ],
};
