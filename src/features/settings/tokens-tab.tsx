import { Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Clipped } from '../../components/row-parts';
import { SecretDialog } from '../../components/secret-dialog';
import { When } from '../../components/time';
import { Badge } from '../../components/ui/badge';
import { Button } from '../../components/ui/button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { RetryButton } from '../../components/ui/retry-button';
import { ActionsCell, Cell } from '../../components/ui/table';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { useNow } from '../../hooks/use-now';
import { type Outputs, trpc } from '../../lib/trpc';
import { SectionIntro } from './section-intro';
import { TokenDialog } from './token-dialog';

type Token = Outputs['tokens']['list'][number];
type NewToken = Outputs['tokens']['create'];

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', className: 'w-[max(9rem,18cqi)] text-start' },
  { id: 'prefix', label: 'Begins with', className: 'w-[9.5rem] text-start' },
  { id: 'permissions', label: 'Permissions', className: 'text-start' },
  { id: 'expires', label: 'Expires', className: 'w-[8.5rem] text-start' },
  { id: 'used', label: 'Last used', className: 'w-[max(10rem,18cqi)] text-start' },
  { id: 'actions', label: 'Actions', className: 'w-[5rem] text-end' },
];

const NO_TOKENS: Token[] = [];
const idOf = ({ id }: Token) => id;

/** The access tokens of tools, which call the API. */
export function TokensTab() {
  const tokens = trpc.tokens.list.useQuery();
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<NewToken | null>(null);
  const [revoked, setRevoked] = useState<Token | null>(null);
  return (
    <>
      <SectionIntro
        title="Access Tokens"
        aside={
          <Button onClick={() => setIsCreating(true)}>
            <Icon of={Plus} />
            New Token
          </Button>
        }
      >
        For tools that call the API. Each has permissions of its own, and 600 calls a minute.
      </SectionIntro>
      {tokens.isLoadingError ? (
        <ErrorState
          title="Unable to Load Access Tokens"
          action={<RetryButton onClick={() => void tokens.refetch()} />}
        />
      ) : (
        <VirtualTable
          label="Access tokens"
          columns={COLUMNS}
          items={tokens.data ?? NO_TOKENS}
          keyOf={idOf}
          cardPx={128}
          isLoading={tokens.isPending}
          empty={
            <EmptyState title="No access tokens yet">
              Make one for each tool, with only the permissions that it needs.
            </EmptyState>
          }
          renderRow={(token) => <TokenCells token={token} onRevoke={setRevoked} />}
        />
      )}
      {isCreating && <TokenDialog onClose={() => setIsCreating(false)} onCreated={setCreated} />}
      {created && (
        <SecretDialog
          title={`Access token for ${created.name}`}
          label="Access token"
          text={created.token}
          onClose={() => setCreated(null)}
        >
          Give it to the tool now: it cannot be shown again. The tool sends it with each call, as
          Authorization: Bearer.
        </SecretDialog>
      )}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

function TokenCells({ token, onRevoke }: { token: Token; onRevoke: (token: Token) => void }) {
  const { name, prefix, permissions, networks, expiresAt, lastUsedAt, lastUsedFrom } = token;
  const now = useNow().getTime();
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <>
      <Cell className="font-strong">
        <Clipped text={name} />
      </Cell>
      <Cell className="text-muted tabular-nums card:justify-self-end">{prefix}…</Cell>
      <Cell className="card:col-span-2">
        <Clipped
          text={[permissions.join(', '), networks.length > 0 ? `from ${networks.join(', ')}` : '']
            .filter(Boolean)
            .join(', ')}
        />
      </Cell>
      <Cell>
        {isExpired ? (
          <Badge tone="warning">Expired</Badge>
        ) : expiresAt ? (
          <>
            <span className="wide:hidden">Expires </span>
            <When at={expiresAt} />
          </>
        ) : (
          <span className="text-muted">
            Never<span className="wide:hidden"> expires</span>
          </span>
        )}
      </Cell>
      <Cell className="text-muted card:row-start-4">
        {lastUsedAt ? (
          <>
            <span className="wide:hidden">Last used </span>
            <When at={lastUsedAt} ageClassName="hidden" /> {lastUsedFrom && `from ${lastUsedFrom}`}
          </>
        ) : (
          <>
            Never<span className="wide:hidden"> used</span>
          </>
        )}
      </Cell>
      <ActionsCell className="card:col-start-2 card:row-span-2 card:row-start-3 card:-me-2.5">
        <IconButton label={`Revoke ${name}`} icon={Trash2} onClick={() => onRevoke(token)} />
      </ActionsCell>
    </>
  );
}

function RevokeDialog({ token, onClose }: { token: Token; onClose: () => void }) {
  const utils = trpc.useUtils();
  const revoke = trpc.tokens.revoke.useMutation({
    onSuccess: () => toast({ title: 'Access token revoked' }),
    onError: (error) => toastFailure('Error revoking access token', error),
    onSettled: async () => {
      await utils.tokens.list.invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Revoke ${token.name}?`}
      isOpen
      confirmLabel="Revoke"
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate({ id: token.id })}
      onCancel={onClose}
    >
      The tool is refused from its next call on. This cannot be undone.
    </ConfirmDialog>
  );
}
