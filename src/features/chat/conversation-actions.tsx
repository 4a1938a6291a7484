import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { download } from '../../lib/csv';
import { trpc } from '../../lib/trpc';
import { ChatLeadDialog } from './chat-lead-dialog';
import type { Conversation, DeskMessage } from './merge-messages';
import { SideSection } from './side-section';

interface ConversationActionsProps {
  conversation: Conversation;
  messages: DeskMessage[];
  /** Whether a mail server is set up. */
  canMail: boolean;
  /** That were made of the conversation before. */
  leads: { id: string; name: string }[];
}

/** What is made of a conversation: a lead, a file, a mail. */
export function ConversationActions(props: ConversationActionsProps) {
  const { conversation, messages, canMail, leads } = props;
  const { id, visitorEmail, isMailStopped } = conversation;
  const utils = trpc.useUtils();
  const [isCreating, setIsCreating] = useState(false);
  const mail = trpc.chat.mailTranscript.useMutation({
    onSuccess: () => toast({ title: 'Transcript mailed', description: visitorEmail ?? '' }),
    onError: (error) => toastFailure('Error mailing the transcript', error),
    onSettled: () => utils.chat.side.invalidate({ id }),
  });
  const save = () =>
    utils.chat.transcript.fetch({ id }, { staleTime: 0 }).then(
      ({ text }) => download(`chat-${id.slice(0, 8)}.txt`, text, 'text/plain'),
      (error: unknown) => toastFailure('Error reading the transcript', error),
    );
  return (
    <SideSection title="Conversation">
      <Permitted to="chat:write">
        <Permitted to="leads:write">
          <Button variant="outline" onClick={() => setIsCreating(true)}>
            Create Lead
          </Button>
        </Permitted>
      </Permitted>
      <Button variant="text" onClick={() => void save()}>
        Download Transcript
      </Button>
      {canMail && visitorEmail && !isMailStopped && (
        <Permitted to="chat:write">
          <Button variant="text" isInactive={mail.isPending} onClick={() => mail.mutate({ id })}>
            Mail Transcript
          </Button>
        </Permitted>
      )}
      {isCreating && (
        <ChatLeadDialog
          conversation={conversation}
          messages={messages}
          made={leads}
          onClose={() => setIsCreating(false)}
        />
      )}
    </SideSection>
  );
}
