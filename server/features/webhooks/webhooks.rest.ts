import { create, read, readList, remove, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/webhooks';
const DELIVERIES = `${PATH}/:id/deliveries`;
const SWITCHED_OFF = 'The webhook is switched off.';

export const webhooksRest: Route[] = [
  read(PATH, 'webhooks.list', {
    summary: 'List the webhooks, newest first',
    returns: listOf(ref('Webhook')),
  }),
  create(PATH, 'webhooks.create', {
    summary: 'Make a webhook; its secret is returned only now',
    returns: ref('NewWebhook'),
  }),
  update(PATH, 'webhooks.update', {
    summary:
      'Change a webhook, switch it on or off, or renew its secret, which is returned only now',
    returns: ref('NewWebhook'),
  }),
  remove(PATH, 'webhooks.remove', { summary: 'Remove a webhook with its deliveries' }),
  readList(DELIVERIES, 'webhooks.deliveries', {
    summary: 'List the deliveries to a webhook, newest first',
    returns: listOf(ref('Delivery')),
    rows: 'deliveries',
    isAlwaysPaged: true,
  }),
  read(`${DELIVERIES}/:deliveryId`, 'webhooks.delivery', {
    summary: 'Read a delivery with the request and the response of its last attempt',
    returns: ref('DeliveryDetail'),
  }),
  create(`${DELIVERIES}/:deliveryId/send`, 'webhooks.sendAgain', {
    summary: 'Send a delivery again, with the same webhook-id',
    returns: ref('DeliveryDetail'),
    conflict: SWITCHED_OFF,
  }),
  create(`${PATH}/:id/test`, 'webhooks.test', {
    summary: 'Send a test event to a webhook',
    returns: ref('DeliveryDetail'),
    conflict: SWITCHED_OFF,
  }),
];
