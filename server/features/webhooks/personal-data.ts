import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { webhookDeliveries as deliveries } from '../../../db/schema/webhooks';
import { isAboutRecords, isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { deliveryDetailColumns } from './deliveries.service';

const hasBodies = eq(deliveries.isErased, false);

/** What was sent and answered about the person's records. */
export const webhooksPersonalData: PersonalData = {
  rows: [
    personalRows(deliveries, {
      name: 'webhookDeliveries',
      label: 'Deliveries to webhooks',
      columns: deliveryDetailColumns,
      isOf: ({ records }) =>
        and(hasBodies, isAboutRecords(deliveries.subjectType, deliveries.subjectId, records())),
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
