import { defineRoute, read, readList, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/notifications';

export const notificationsRest: Route[] = [
  readList(PATH, 'notifications.list', {
    summary: 'List your notifications, newest first',
    returns: listOf(ref('Notification')),
    rows: 'notifications',
  }),
  defineRoute({
    method: 'post',
    path: `${PATH}/read`,
    procedure: 'notifications.markRead',
    status: 200,
    input: (request) => request.body(),
    summary: 'Mark notifications as read: those of `ids`, or all that are not newer than `until`',
    returns: ref('UnreadNotifications'),
  }),
  read(`${PATH}/choices`, 'notifications.choices', {
    summary: 'What you are notified of, and by which ways',
    returns: ref('NotificationChoices'),
  }),
  defineRoute({
    method: 'put',
    path: `${PATH}/choices`,
    procedure: 'notifications.choose',
    status: 200,
    input: (request) => request.body(),
    summary: 'Choose what you are notified of, and by which ways',
    returns: ref('NotificationChoices'),
  }),
];
