import { rowOf } from '../../http/json-schema';
import { conversationColumns } from './conversations.service';
import { messageColumns } from './messages.service';

export const chatAnswers = {
  Conversation: rowOf(conversationColumns),
  Message: rowOf(messageColumns),
};
