import { PERMISSIONS } from '../../../db/permissions';
import { type JsonSchema, listOf, orNull, rowOf } from '../../rest/openapi/json-schema';
import { tokenColumns } from './tokens.service';

const TEXT: JsonSchema = { type: 'string' };
const described = {
  permissions: listOf({ type: 'string', enum: PERMISSIONS }),
  networks: listOf(TEXT),
};

export const tokensResponses = {
  AccessToken: rowOf(tokenColumns, described),
  NewAccessToken: rowOf({ ...tokenColumns, token: null }, { ...described, token: orNull(TEXT) }),
};
