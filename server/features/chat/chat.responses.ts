import { rowOf } from '../../rest/openapi/json-schema';
import { conversationColumns } from './conversations.service';
import { messageColumns } from './messages.service';

export const chatResponses = {
  Conversation: rowOf(conversationColumns),
  Message: rowOf(messageColumns),
};
