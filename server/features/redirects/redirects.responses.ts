import { rowOf } from '../../rest/openapi/json-schema';
import { REDIRECT_STATES, redirectColumns } from './redirects.service';

const to = { type: 'string' };
const state = { type: 'string', enum: REDIRECT_STATES };

export const redirectsResponses = {
  Redirect: rowOf({ ...redirectColumns, to: null }, { to }),
  ListedRedirect: rowOf({ ...redirectColumns, to: null, state: null }, { to, state }),
};
