import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SecretText } from '../../components/secret-text';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { ToastRegion } from '../../components/ui/toast/toast-region';
import { site } from '../../config/site';
import { useDocumentTitle } from '../../hooks/use-document-title';
import { adminToken } from '../../lib/admin-token';
import { detailOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { Entrance } from './entrance';
import '../../full.css';

/** In the place of the secret, once the invitation was accepted. */
export const ACCEPTED = 'welcome';

interface JoinPageProps {
  secret: string;
  /** Takes the secret out of the address. */
  onJoined: () => void;
  onOpen: () => void;
}

/** Shows an invitation with one button; pressing it gives the access token, which is shown once. */
export function JoinPage({ secret, onJoined, onOpen }: JoinPageProps) {
  const accept = trpc.staff.acceptInvitation.useMutation({ onSuccess: onJoined });
  useDocumentTitle(`Invitation | ${site.name}`, 0);
  return (
    <>
      <Entrance className="max-w-[30rem] [--control:2.75rem]">
        {accept.data ? (
          <Welcome {...accept.data} onOpen={onOpen} />
        ) : secret === ACCEPTED ? (
          <TokenGone onOpen={onOpen} />
        ) : (
          <Invitation
            secret={secret}
            isAccepting={accept.isPending}
            error={accept.error}
            onAccept={() => accept.mutate({ secret })}
          />
        )}
      </Entrance>
      <ToastRegion isEager />
    </>
  );
}

interface WelcomeProps {
  name: string;
  token: string;
  onOpen: () => void;
}

function Welcome({ name, token, onOpen }: WelcomeProps) {
  const [isKept, setIsKept] = useState(false);
  return (
    <>
      <h1 className="text-title font-medium">
        Welcome, <bdi>{name}</bdi>
      </h1>
      <p className="mt-2 mb-5 text-muted">
        This is your access token. It is shown only now: keep it where you keep passwords, you need
        it to sign in.
      </p>
      <SecretText id="access-token" label="Access token" text={token} />
      <label className="my-5 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isKept}
          onChange={(event) => setIsKept(event.target.checked)}
          className="size-5 accent-action"
        />
        I have kept the token
      </label>
      <Button
        isInactive={!isKept}
        onClick={() => {
          adminToken.set(token);
          onOpen();
        }}
      >
        Open the console
      </Button>
    </>
  );
}

/** After a reload of the welcome. */
function TokenGone({ onOpen }: Pick<WelcomeProps, 'onOpen'>) {
  return (
    <>
      <h1 className="text-title font-medium">Your invitation is accepted</h1>
      <p className="mt-2 mb-6 text-muted">
        The access token was shown once. Sign in with it, or ask an admin for a new invitation if
        you have not kept it.
      </p>
      <Button onClick={onOpen}>Open the console</Button>
    </>
  );
}

const REFUSALS = {
  used: 'This invitation has been used already. If that was not you, tell an admin.',
  expired: 'This invitation has expired. Ask an admin to invite you again.',
  unknown: 'This invitation was withdrawn, or replaced by a newer one. Ask an admin for the link.',
};

interface InvitationProps {
  secret: string;
  isAccepting: boolean;
  /** Of accepting it. */
  error: unknown;
  onAccept: () => void;
}

function Invitation({ secret, isAccepting, error, onAccept }: InvitationProps) {
  const { client } = trpc.useUtils();
  const invitation = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => client.staff.invitation.mutate({ secret }),
    gcTime: 0,
  });
  const { state, name } = invitation.data ?? {};
  const failure = error ?? invitation.error;
  return (
    <>
      <h1 className="text-title font-medium">
        {name ? (
          <>
            Hello, <bdi>{name}</bdi>
          </>
        ) : (
          'Invitation'
        )}
      </h1>
      {invitation.isPending && <SkeletonLine className="mt-4 w-2/3" />}
      {state === 'open' && (
        <>
          <p className="mt-2 mb-6 text-muted">
            You are invited to the console of {site.name}. Accepting gives you an access token of
            your own, and this link stops working.
          </p>
          <Button isInactive={isAccepting} onClick={onAccept}>
            Accept the Invitation
          </Button>
        </>
      )}
      {state && state !== 'open' && (
        <Alert tone="warning" className="mt-4">
          {REFUSALS[state]}
        </Alert>
      )}
      {failure && (
        <Alert className="mt-4">
          {detailOf(failure) ?? 'The server could not be reached. Please try again in a moment.'}
        </Alert>
      )}
    </>
  );
}
