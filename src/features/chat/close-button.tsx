import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Button } from '../../components/ui/button';
import { nameOf } from './console-cache';
import type { Conversation } from './merge-messages';
import { useAssignees } from './use-assignees';
import type { Presence } from './use-presence';

interface CloseButtonProps {
  conversation: Conversation;
  visitor: Presence['visitor'];
  others: Presence['staff'];
  onClose: () => void;
}

/** Closes the conversation, and asks first while somebody else types. */
export function CloseButton({ conversation, visitor, others, onClose }: CloseButtonProps) {
  const { nameOf: colleagueOf } = useAssignees();
  /** Those who typed when it was pressed. */
  const [typing, setTyping] = useState<string[]>([]);
  const press = () => {
    const names = others
      .filter(({ isTyping }) => isTyping)
      .map((one) => colleagueOf(one.id) ?? 'A colleague');
    if (visitor?.isTyping) names.unshift(nameOf(conversation));
    if (names.length === 0) onClose();
    setTyping(names);
  };
  return (
    <>
      <Button variant="outline" onClick={press}>
        Close
      </Button>
      <ConfirmDialog
        title="Close this conversation?"
        isOpen={typing.length > 0}
        confirmLabel="Close"
        onConfirm={() => {
          setTyping([]);
          onClose();
        }}
        onCancel={() => setTyping([])}
      >
        <bdi>{LIST.format(typing)}</bdi> {typing.length > 1 ? 'are' : 'is'} typing. Nothing can be
        added to a closed conversation.
      </ConfirmDialog>
    </>
  );
}

const LIST = new Intl.ListFormat('en-US');
