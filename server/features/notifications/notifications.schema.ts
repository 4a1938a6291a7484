import * as z from 'zod/mini';
import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_MAILS,
  type NotificationEvent,
  type NotificationWays,
} from '../../../db/enums';
import { changeable, instant, jsonObject, oneOf, trueOrFalse } from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';

export const listNotificationsSchema = z.object(pageInput);

const MAX_MARKED = 1_000;
const marked = z.string({ error: 'ids must be ids' }).check(z.maxLength(64));

/** Marks what these ids name as read, or everything that is not newer than `until`. */
export const markNotificationsSchema = jsonObject({
  ...changeable({
    ids: z
      .array(marked, { error: 'ids must be a list of ids' })
      .check(z.maxLength(MAX_MARKED, `At most ${MAX_MARKED} can be marked at once`)),
    until: instant('until'),
  }),
});

const ways = z.object(
  changeable({
    console: trueOrFalse('console'),
    browser: trueOrFalse('browser'),
    mail: oneOf('mail', NOTIFICATION_MAILS),
  }),
  { error: 'console, browser or mail is expected' },
);

/** The ways of events; omitted ones stay, since another tab may have changed them. */
export const choicesSchema = jsonObject(
  changeable({
    inquiry: ways,
    assignment: ways,
    mention: ways,
    waiting: ways,
    due_soon: ways,
    overdue: ways,
    client_answer: ways,
  } satisfies Record<NotificationEvent, typeof ways>),
);

/**
 * The ways unless somebody chooses otherwise. Of inquiries the firm's own address gets a mail
 * already.
 */
const USUAL_WAYS: Record<NotificationEvent, NotificationWays> = {
  inquiry: { console: true, browser: true, mail: 'never' },
  assignment: { console: true, browser: true, mail: 'at_once' },
  mention: { console: true, browser: true, mail: 'at_once' },
  waiting: { console: true, browser: true, mail: 'at_once' },
  due_soon: { console: true, browser: true, mail: 'never' },
  overdue: { console: true, browser: true, mail: 'digest' },
  client_answer: { console: true, browser: true, mail: 'at_once' },
};

export type ChangedChoices = z.output<typeof choicesSchema>;
export type Choices = Record<NotificationEvent, NotificationWays>;

export const withUsualWays = (chosen: Partial<Choices> = {}): Choices =>
  Object.fromEntries(
    NOTIFICATION_EVENTS.map((event) => [event, chosen[event] ?? USUAL_WAYS[event]]),
  ) as Choices;
