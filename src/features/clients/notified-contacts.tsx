import { DateTime } from '../../components/time';
import type { Update } from './use-clients';

type NotifiedContact = Update['notified'][number];

const STATES: Record<Exclude<NotifiedContact['mail'], 'sent'>, string> = {
  waiting: 'is being mailed',
  digest: 'gets it with the next digest',
  none: 'gets no mail',
};

/** Which contacts of the client are notified of an update, and who has had it open. */
export function NotifiedContacts({ contacts }: { contacts: NotifiedContact[] }) {
  if (contacts.length === 0) return null;
  return (
    <ul aria-label="Notified contacts" className="mt-2 grid gap-0.5 text-small text-muted">
      {contacts.map(({ contactId, name, mail, sentAt, seenAt }) => (
        <li key={contactId}>
          <bdi>{name}</bdi>{' '}
          {mail === 'sent' && sentAt ? (
            <>
              was mailed <DateTime at={sentAt} />
            </>
          ) : (
            STATES[mail as keyof typeof STATES]
          )}
          {seenAt ? (
            <>
              , seen on <DateTime at={seenAt} />
            </>
          ) : (
            ', not seen yet'
          )}
        </li>
      ))}
    </ul>
  );
}
