import { DAY_MS, HOUR_MS } from '../../db/durations';

/** The session of the console; the server stores a hash of its value. */
export const SESSION_COOKIE = 'staff_session';
export const SESSION_IDLE_MS = 12 * HOUR_MS;

/** The signed id of a chat visitor. */
export const VISITOR_COOKIE = 'chat_visitor';
export const VISITOR_COOKIE_SECONDS = 180 * 86_400;

/** The session of a client's contact; the server stores a hash of its value. */
export const CONTACT_COOKIE = 'client_session';
/** Without use. */
export const CONTACT_IDLE_MS = 30 * DAY_MS;
