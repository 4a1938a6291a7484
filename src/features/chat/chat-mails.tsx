import { Permitted } from '../../components/permitted';
import { Age } from '../../components/time';
import { Button } from '../../components/ui/button';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Outputs, trpc } from '../../lib/trpc';
import type { Conversation } from './merge-messages';
import { SideSection } from './side-section';

type Mail = Outputs['chat']['side']['mails'][number];

interface ChatMailsProps {
  conversation: Conversation;
  side: Outputs['chat']['side'];
}

/** What happens to answers that the visitor has not seen. */
export function ChatMails({ conversation, side: { canMail, mails, hasLinks } }: ChatMailsProps) {
  const { id, visitorEmail, mailDueAt, isMailStopped } = conversation;
  const utils = trpc.useUtils();
  const revoke = trpc.chat.revokeLinks.useMutation({
    onSuccess: () => toast({ title: 'Links revoked' }),
    onError: (error) => toastFailure('Error revoking the links', error),
    onSettled: () => utils.chat.side.invalidate(),
  });
  if (visitorEmail === null && mails.length === 0) return null;
  return (
    <SideSection title="Mail">
      <ul className="grid gap-2 text-small">
        {isMailStopped && <li>The visitor wants no mail about this conversation.</li>}
        {canMail && mailDueAt !== null && (
          <li className="text-muted">An answer is mailed unless it is seen.</li>
        )}
        {mails.map((mail) => (
          <li key={mail.id} className={mail.error ? 'text-danger' : 'text-muted'}>
            {stateOf(mail)} <Age at={mail.createdAt} />
            {mail.error && <span className="block wrap-anywhere">{mail.error}</span>}
          </li>
        ))}
        {!canMail && <li className="text-muted">Nothing is mailed: no mail server is set up.</li>}
        {canMail && mails.length === 0 && mailDueAt === null && !isMailStopped && (
          <li className="text-muted">Answers that are not seen in two minutes are mailed.</li>
        )}
      </ul>
      {hasLinks && (
        <Permitted to="chat:write">
          <Button
            variant="outline"
            isInactive={revoke.isPending}
            onClick={() => revoke.mutate({ id })}
          >
            Revoke Links of Mails
          </Button>
        </Permitted>
      )}
    </SideSection>
  );
}

function stateOf({ state, error }: Mail): string {
  if (state === 'sent') return 'Mailed,';
  if (state === 'failed') return 'Not mailed,';
  return error ? 'Refused, is tried again,' : 'Is being mailed,';
}
