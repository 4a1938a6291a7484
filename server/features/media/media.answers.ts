import { rowOf } from '../../http/json-schema';
import { mediaColumns } from './media.service';

export const mediaAnswers = { Media: rowOf(mediaColumns) };
