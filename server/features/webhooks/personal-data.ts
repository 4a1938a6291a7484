import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { activities } from '../../../db/schema/activities';
import { chatConversations } from '../../../db/schema/chat';
import { clients } from '../../../db/schema/clients';
import { leads } from '../../../db/schema/leads';
import { webhookDeliveries as deliveries } from '../../../db/schema/webhooks';
import {
  isAboutRecords,
  isAmong,
  type Person,
  type PersonalData,
  personalRows,
} from '../../core/personal-data';
import { deliveryDetailColumns } from './deliveries.service';

const hasBodies = eq(deliveries.isErased, false);

/** About a part of the person's records that may be deleted by now, such as a comment. */
const isInHistory = (idsOf: Person['idsOf']) =>
  sql`(${deliveries.subjectType}, ${deliveries.subjectId}) in (
    select ${activities.subjectType}, ${activities.subjectId} from ${activities}
    where ${or(
      isAmong(activities.leadId, idsOf(leads)),
      isAmong(activities.clientId, idsOf(clients)),
      isAmong(activities.conversationId, idsOf(chatConversations)),
    )})`;

/** What was sent and answered about the person's records. */
export const webhooksPersonalData: PersonalData = {
  rows: [
    personalRows(deliveries, {
      name: 'webhookDeliveries',
      label: 'Deliveries to webhooks',
      columns: deliveryDetailColumns,
      isOf: ({ records, idsOf }) =>
        and(
          hasBodies,
          or(
            isAboutRecords(deliveries.subjectType, deliveries.subjectId, records()),
            isInHistory(idsOf),
          ),
        ),
      erase: eraseDeliveries,
      isExpired: (before) => and(hasBodies, lt(deliveries.createdAt, before)),
    }),
  ],
};

/** Removes what was sent and answered; no attempt from now on stores anything of it. */
export function eraseDeliveries(database: Database, ids: string[]): void {
  database
    .update(deliveries)
    .set({ requestBody: null, responseBody: null, isErased: true })
    .where(isAmong(deliveries.id, ids))
    .run();
}
