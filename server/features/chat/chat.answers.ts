import { rowOf } from '../../http/json-schema';
import { columns } from './conversations.service';
import { messageColumns } from './messages.service';

export const chatAnswers = { Conversation: rowOf(columns), Message: rowOf(messageColumns) };
