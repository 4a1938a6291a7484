import * as z from 'zod/mini';
import { STAFF_ROLES } from '../../../db/permissions';
import { changed, moved, noData } from '../activities/event-data.schema';

const withRole = z.object({ role: z.enum(STAFF_ROLES) });

export const staffEvents = {
  /** By the command line, with a token. */
  added: withRole,
  /** By a colleague; `staff.joined` follows when the link is used. */
  invited: withRole,
  joined: noData,
  invitation_revoked: noData,
  updated: changed,
  role_changed: moved(STAFF_ROLES),
  token_renewed: noData,
  signed_out_everywhere: noData,
  /** What a person wants to be told of. */
  notifications_chosen: changed,
  removed: noData,
};
