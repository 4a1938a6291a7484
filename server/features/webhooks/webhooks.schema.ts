import * as z from 'zod/mini';
import {
  changeable,
  idInput,
  jsonObject,
  oneOf,
  requiredKey,
  requiredLine,
  startedFrom,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import {
  ACTIVITY_TYPES,
  type ActivityType,
  subjectTypeOf,
} from '../activities/activity-types.schema';

/** What a webhook can be told of: everything but webhooks, whose own events would go round in circles. */
export const WEBHOOK_EVENTS = ACTIVITY_TYPES.filter(
  (type) => subjectTypeOf(type) !== 'webhook',
) as [ActivityType, ...ActivityType[]];

const fields = {
  url: requiredLine('Address', 2_000),
  events: z.array(oneOf('An event', WEBHOOK_EVENTS), { error: 'Events are required' }).check(
    z.minLength(1, 'Choose at least one event'),
    z.maxLength(500, 'Each event is named once'),
    z.overwrite((events) => [...new Set(events)]),
  ),
};

export const createWebhookSchema = jsonObject(fields);

export const updateWebhookSchema = jsonObject({
  id: requiredKey('id'),
  updatedAt: startedFrom,
  ...changeable({
    ...fields,
    isOn: z.boolean({ error: 'isOn must be true or false' }),
    renewSecret: z.boolean({ error: 'renewSecret must be true or false' }),
  }),
});

/** The values of the dialog's form. */
export const webhookFormSchema = z.object(fields);

export const listDeliveriesSchema = z.extend(idInput, pageInput);

export const deliveryInput = z.extend(idInput, { deliveryId: requiredKey('deliveryId') });

export type CreateWebhook = z.output<typeof createWebhookSchema>;
export type WebhookChange = z.output<typeof updateWebhookSchema>;
export type WebhookForm = z.input<typeof webhookFormSchema>;
export type ListDeliveries = z.output<typeof listDeliveriesSchema>;
