import { rowOf } from '../../rest/openapi/json-schema';
import { mediaColumns } from './media.service';

export const mediaResponses = { Media: rowOf(mediaColumns) };
