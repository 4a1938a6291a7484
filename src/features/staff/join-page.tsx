import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Mark } from '../../components/art/art';
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

interface JoinPageProps {
  /** Of the link; the address no longer has it after the invitation was used. */
  secret: string;
  onJoined: () => void;
  onOpen: () => void;
}

const REFUSALS = {
  used: 'This invitation has been used already. If that was not you, tell an admin.',
  expired: 'This invitation has expired. Ask an admin to invite you again.',
  unknown: 'This invitation was withdrawn, or replaced by a newer one. Ask an admin for the link.',
};

/** Shows an invitation with one button; pressing it gives the access token, which is shown once. */
export function JoinPage({ secret, onJoined, onOpen }: JoinPageProps) {
  const { client } = trpc.useUtils();
  const accept = trpc.staff.acceptInvitation.useMutation({ onSuccess: onJoined });
  const [isKept, setIsKept] = useState(false);
  const token = accept.data?.token;
  useDocumentTitle(`Invitation | ${site.name}`, 0);
  const invitation = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => client.staff.invitation.mutate({ secret }),
    enabled: token === undefined,
    gcTime: 0,
  });
  return (
    <main id="main" className="grid min-h-screen place-items-center p-4 band">
      <div className="w-full max-w-[30rem] cut-end bg-ground p-8 text-ui [--control:2.75rem]">
        <p className="mb-6 flex items-center gap-3 text-subtitle font-semibold tracking-[-0.03em]">
          <Mark className="size-8" />
          {site.name}
        </p>
        {token ? (
          <>
            <h1 className="text-title font-medium">
              Welcome, <bdi>{accept.data?.name}</bdi>
            </h1>
            <p className="mt-2 mb-5 text-muted">
              This is your access token. It is shown only now: keep it where you keep passwords, you
              need it to sign in.
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
        ) : (
          <>
            <h1 className="text-title font-medium">
              {invitation.data?.name ? (
                <>
                  Hello, <bdi>{invitation.data.name}</bdi>
                </>
              ) : (
                'Invitation'
              )}
            </h1>
            {invitation.isPending && <SkeletonLine className="mt-4 w-2/3" />}
            {invitation.data?.state === 'open' && (
              <>
                <p className="mt-2 mb-6 text-muted">
                  You are invited to the console of {site.name}. Accepting gives you an access token
                  of your own, and this link stops working.
                </p>
                <Button isInactive={accept.isPending} onClick={() => accept.mutate({ secret })}>
                  Accept the Invitation
                </Button>
              </>
            )}
            {invitation.data && invitation.data.state !== 'open' && (
              <Alert tone="warning" className="mt-4">
                {REFUSALS[invitation.data.state]}
              </Alert>
            )}
            {(accept.error ?? invitation.error) && (
              <Alert className="mt-4">
                {detailOf(accept.error ?? invitation.error) ??
                  'The server could not be reached. Please try again in a moment.'}
              </Alert>
            )}
          </>
        )}
      </div>
      <ToastRegion isEager />
    </main>
  );
}
