import { rowOf } from '../../http/json-schema';
import { columns } from './media.service';

export const mediaAnswers = { Media: rowOf(columns) };
