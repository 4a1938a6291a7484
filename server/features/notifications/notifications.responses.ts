import { NOTIFICATION_EVENTS, NOTIFICATION_MAILS } from '../../../db/enums';
import { COUNT, type JsonSchema, objectOf, orNull, rowOf } from '../../rest/openapi/json-schema';
import { shownColumns } from './shown-notifications';

const TEXT: JsonSchema = { type: 'string' };
const IS_ON: JsonSchema = { type: 'boolean' };

const {
  leadName,
  isAnswered,
  visitorName,
  noteText,
  actorId,
  updateTitle,
  contactName,
  outcome,
  ...columns
} = shownColumns;

const ways = objectOf({
  console: IS_ON,
  browser: IS_ON,
  mail: { type: 'string', enum: NOTIFICATION_MAILS },
});

export const notificationsResponses = {
  Notification: rowOf(
    { ...columns, title: null, excerpt: null },
    { title: TEXT, excerpt: orNull(TEXT), projectId: orNull(TEXT) },
  ),
  UnreadNotifications: objectOf({ unread: COUNT }),
  NotificationChoices: objectOf({
    ...Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, ways])),
    canMail: IS_ON,
  }),
};
