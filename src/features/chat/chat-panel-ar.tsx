import type { ReactNode } from 'react';
import { ChatPanel, type ChatPanelProps } from './chat-panel';
import copy from './chat.copy.ar';

export default (props: Omit<ChatPanelProps, 'copy'>): ReactNode => (
  <ChatPanel {...props} copy={copy} />
);
