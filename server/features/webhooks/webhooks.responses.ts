import { type JsonSchema, listOf, orNull, rowOf } from '../../rest/openapi/json-schema';
import { deliveryColumns, deliveryDetailColumns } from './deliveries.service';
import { WEBHOOK_EVENTS } from './webhooks.schema';
import { webhookColumns } from './webhooks.service';

const described: Record<string, JsonSchema> = {
  events: listOf({ type: 'string', enum: WEBHOOK_EVENTS }),
};
const secret = orNull({ type: 'string' });

export const webhooksResponses = {
  Webhook: rowOf(webhookColumns, described),
  NewWebhook: rowOf({ ...webhookColumns, secret: null }, { ...described, secret }),
  Delivery: rowOf(deliveryColumns),
  DeliveryDetail: rowOf(deliveryDetailColumns),
};
