import { KeyRound } from 'lucide';
import { useState } from 'react';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { Permitted } from '../../components/permitted';
import { SecretDialog } from '../../components/secret-dialog';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { Icon } from '../../components/ui/icon';
import { useMe } from '../../hooks/use-permissions';
import { NotificationsCard } from './notifications-card';
import { RenewTokenDialog } from './renew-token-dialog';
import { SessionsCard } from './sessions-card';

/** Who one is, one's access token, what one is told of, and one's sessions. */
export function AccountTab() {
  const me = useMe();
  if (!me) return null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <SectionCard title="You">
        <DescriptionList>
          <Description term="Name">{me.name}</Description>
          <Description term="Email">{me.email ?? '–'}</Description>
          <Description term="Role">{me.role}</Description>
        </DescriptionList>
        <p className="mt-4 text-small text-muted">An admin changes these under People.</p>
      </SectionCard>
      <TokenCard isOfServer={me.id === ADMINISTRATOR_ID} />
      <Permitted to="leads:read">
        <div className="lg:col-span-2">
          <NotificationsCard />
        </div>
      </Permitted>
      <div className="lg:col-span-2">
        <SessionsCard />
      </div>
    </div>
  );
}

function TokenCard({ isOfServer }: { isOfServer: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  return (
    <SectionCard title="Access token">
      {isOfServer ? (
        <Alert tone="info">
          You are signed in with ADMIN_TOKEN, which is set where the server starts.
        </Alert>
      ) : (
        <>
          <p className="mb-4 text-muted">
            A new token replaces the one you have. Do this when somebody else may know it, or when a
            device with it is lost: all other sessions end.
          </p>
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            <Icon of={KeyRound} />
            Make a New Token
          </Button>
        </>
      )}
      {isAsking && (
        <RenewTokenDialog
          onRenewed={(renewed) => {
            setIsAsking(false);
            setToken(renewed);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      {token && (
        <SecretDialog
          title="Your new access token"
          label="Access token"
          text={token}
          onClose={() => setToken(null)}
        >
          It is shown only now. Keep it where you keep passwords: you need it to sign in.
        </SecretDialog>
      )}
    </SectionCard>
  );
}
