import { HOUR_MS } from '../../db/durations';

/** The session of the console; the server stores a hash of its value. */
export const SESSION_COOKIE = 'staff_session';
export const SESSION_IDLE_MS = 12 * HOUR_MS;

/** The signed id of a chat visitor. */
export const VISITOR_COOKIE = 'chat_visitor';
export const VISITOR_COOKIE_SECONDS = 180 * 86_400;
