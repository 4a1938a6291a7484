import { and, eq, or } from 'drizzle-orm';
import { activities } from '../../../db/schema/activities';
import { chatConversations } from '../../../db/schema/chat';
import { clients } from '../../../db/schema/clients';
import { leads } from '../../../db/schema/leads';
import { users } from '../../../db/schema/staff';
import { isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { activityColumns } from './activities.service';

export const activitiesPersonalData: PersonalData = {
  rows: [
    personalRows(activities, {
      name: 'activities',
      label: 'Activity',
      columns: activityColumns,
      isOf: ({ idsOf, records }) =>
        or(
          ...records().map(({ subjectType, ids }) =>
            and(eq(activities.subjectType, subjectType), isAmong(activities.subjectId, ids)),
          ),
          isAmong(activities.leadId, idsOf(leads)),
          isAmong(activities.clientId, idsOf(clients)),
          isAmong(activities.conversationId, idsOf(chatConversations)),
          isAmong(activities.actorId, idsOf(users)),
        ),
      stays: 'It holds ids and no personal data; without the records the ids lead nowhere.',
    }),
  ],
};
