import { Link2, Mail, Pencil, Trash2, UserX } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { SecretDialog } from '../../components/secret-dialog';
import { Permitted } from '../../components/permitted';
import { Age } from '../../components/time';
import { Badge, type Tone } from '../../components/ui/badge';
import { Button } from '../../components/ui/button';
import { EmptyNote } from '../../components/ui/empty-state';
import { IconButton } from '../../components/ui/icon-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { TextAnchor } from '../../components/ui/text-link';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Outputs, trpc } from '../../lib/trpc';
import { ContactDialog } from './contact-dialog';
import type { Client } from './use-clients';

export type Contact = Outputs['contacts']['list']['contacts'][number];

const ACCESS: Record<Contact['access'], { label: string; tone: Tone }> = {
  open: { label: 'Signed in', tone: 'success' },
  invited: { label: 'Link sent', tone: 'info' },
  expired: { label: 'No access now', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'danger' },
};

type Open =
  | { type: 'new' }
  | { type: 'edit' | 'remove' | 'end'; contact: Contact }
  | { type: 'link'; url: string | null };

/** The people of a client, with their access to its pages. */
export function ClientContacts({ client }: { client: Client }) {
  const list = trpc.contacts.list.useQuery({ clientId: client.id }, { staleTime: 0 });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const contacts = list.data?.contacts;
  return (
    <section aria-labelledby="client-contacts">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h3 id="client-contacts" className="text-base font-strong">
          Contacts{' '}
          <span className="font-normal text-muted tabular-nums">{contacts?.length ?? ''}</span>
        </h3>
        <Permitted to="clients:write">
          <Button variant="outline" onClick={() => setOpen({ type: 'new' })}>
            Add Contact
          </Button>
        </Permitted>
      </div>
      {list.isPending && <SkeletonLine className="w-1/2" />}
      {list.error && <p className="text-small text-danger">Unable to load the contacts.</p>}
      {contacts?.length === 0 && (
        <EmptyNote>A contact gets a personal link to the pages of this client.</EmptyNote>
      )}
      {contacts && contacts.length > 0 && (
        <ul className="border-t border-line">
          {contacts.map((contact) => (
            <ContactItem key={contact.id} contact={contact} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {open?.type === 'new' && (
        <ContactDialog
          clientId={client.id}
          contact={null}
          onAdded={({ linkUrl }) => setOpen({ type: 'link', url: linkUrl })}
          onClose={() => setOpen((now) => (now?.type === 'link' ? now : null))}
        />
      )}
      {open?.type === 'edit' && (
        <ContactDialog clientId={client.id} contact={open.contact} onClose={close} />
      )}
      {(open?.type === 'remove' || open?.type === 'end') && (
        <EndDialog type={open.type} contact={open.contact} onClose={close} />
      )}
      {open?.type === 'link' && (
        <SecretDialog title="Personal link" label="Link" text={open.url} onClose={close}>
          It opens the pages of this client once, within 24 hours. It is shown only now.
        </SecretDialog>
      )}
    </section>
  );
}

/** What the contact has chosen. */
const MAILS = { digest: 'Mail once a day', never: 'Wants no mail' } as const;

interface ContactItemProps {
  contact: Contact;
  onOpen: (open: Open) => void;
}

function ContactItem({ contact, onOpen }: ContactItemProps) {
  const { id: contactId, clientId, name, email, language, access, news, seenAt } = contact;
  const utils = trpc.useUtils();
  const makeLink = trpc.contacts.makeLink.useMutation({
    onSuccess: ({ linkUrl }, { isMailed }) => {
      void utils.contacts.list.invalidate();
      if (isMailed) toast({ title: 'Link sent' });
      else onOpen({ type: 'link', url: linkUrl });
    },
    onError: (error) => toastFailure('Error making a link', error),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 max-sm:grid-cols-1">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-strong wrap-anywhere">{name}</bdi>
          <Badge tone={ACCESS[access].tone}>{ACCESS[access].label}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
          <span>{language === 'ar' ? 'Arabic' : 'English'}</span>
          {news !== 'at_once' && <span>{MAILS[news]}</span>}
          <span>
            {seenAt ? (
              <>
                Seen: <Age at={seenAt} />
              </>
            ) : (
              'Not seen yet'
            )}
          </span>
        </p>
      </div>
      <Permitted to="clients:write">
        <div className="flex flex-wrap justify-end max-sm:justify-start">
          <IconButton
            label={`Mail a new link to ${name}`}
            icon={Mail}
            onClick={() => makeLink.mutate({ clientId, contactId, isMailed: true })}
          />
          <IconButton
            label={`Copy a new link for ${name}`}
            icon={Link2}
            onClick={() => makeLink.mutate({ clientId, contactId, isMailed: false })}
          />
          <IconButton
            label={`Edit contact ${name}`}
            icon={Pencil}
            onClick={() => onOpen({ type: 'edit', contact })}
          />
          {access !== 'ended' && (
            <IconButton
              label={`End access of ${name}`}
              icon={UserX}
              onClick={() => onOpen({ type: 'end', contact })}
            />
          )}
          <IconButton
            label={`Remove contact ${name}`}
            icon={Trash2}
            onClick={() => onOpen({ type: 'remove', contact })}
          />
        </div>
      </Permitted>
    </li>
  );
}

interface EndDialogProps {
  type: 'remove' | 'end';
  contact: Contact;
  onClose: () => void;
}

function EndDialog({ type, contact, onClose }: EndDialogProps) {
  const utils = trpc.useUtils();
  const { clientId, id: contactId, name } = contact;
  const options = {
    onSuccess: () => {
      void utils.contacts.list.invalidate();
      onClose();
    },
    onError: (error: unknown) => toastFailure('Error ending the access', error),
  };
  const remove = trpc.contacts.remove.useMutation(options);
  const end = trpc.contacts.endAccess.useMutation(options);
  const call = type === 'remove' ? remove : end;
  return (
    <ConfirmDialog
      title={type === 'remove' ? `Remove ${name}?` : `End the access of ${name}?`}
      isOpen
      confirmLabel={type === 'remove' ? 'Remove' : 'End Access'}
      isPending={call.isPending}
      onConfirm={() => call.mutate({ clientId, contactId })}
      onCancel={onClose}
    >
      {type === 'remove'
        ? 'The pages close at once. Answers and comments stay under the name.'
        : 'The pages close at once, until you send a new link.'}
    </ConfirmDialog>
  );
}
