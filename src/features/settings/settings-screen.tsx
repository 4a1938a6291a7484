import type { Permission } from '../../../db/permissions';
import { ScreenHead } from '../../components/screen-head';
import { Tabs } from '../../components/ui/tabs';
import { useMe } from '../../hooks/use-permissions';
import type { SetSearchParams } from '../../hooks/use-search-params';
import { AccountTab } from './account-tab';
import { ActivityTab } from './activity-tab';
import { DataTab, dataCardsOf } from './data-tab';
import { GreetingsTab } from './greetings-tab';
import { PeopleTab } from './people-tab';
import { SavedRepliesTab } from './saved-replies-tab';
import { TokensTab } from './tokens-tab';
import type { SettingsSearchParams } from './settings-search-params';
import { WebhooksTab } from './webhooks-tab';

export interface SettingsScreenProps {
  searchParams: SettingsSearchParams;
  setSearchParams: SetSearchParams<SettingsSearchParams>;
}

const NO_FILTERS = { person: undefined, type: undefined, record: undefined, period: undefined };

/** Who has access, what everybody did, and one's own account. */
export function SettingsScreen(props: SettingsScreenProps) {
  const me = useMe();
  const { searchParams, setSearchParams } = props;
  const permits = (permission: Permission) => me?.permissions.includes(permission) ?? false;
  const isAdmin = permits('settings:admin');
  const tabs = [
    { id: 'people', label: 'People', content: <PeopleTab />, isShown: isAdmin },
    { id: 'tokens', label: 'Access Tokens', content: <TokensTab />, isShown: isAdmin },
    { id: 'webhooks', label: 'Webhooks', content: <WebhooksTab {...props} />, isShown: isAdmin },
    {
      id: 'saved-replies',
      label: 'Saved Replies',
      content: <SavedRepliesTab />,
      isShown: permits('leads:write') || permits('chat:write'),
    },
    {
      id: 'greetings',
      label: 'Greetings',
      content: <GreetingsTab />,
      isShown: permits('chat:write'),
    },
    { id: 'activity', label: 'Activity', content: <ActivityTab {...props} />, isShown: isAdmin },
    {
      id: 'data',
      label: 'Data',
      content: <DataTab />,
      isShown: dataCardsOf(permits).length > 0,
    },
    { id: 'account', label: 'Your Account', content: <AccountTab />, isShown: true },
  ].filter(({ isShown }) => isShown);
  // Which tabs there are is known a moment later.
  if (!me) return <ScreenHead title="Settings" />;
  const selected = tabs.find(({ id }) => id === searchParams.tab) ?? tabs[0];
  return (
    <>
      <ScreenHead title="Settings" />
      <Tabs
        label="Settings"
        selected={selected?.id ?? 'account'}
        onSelect={(tab) => setSearchParams({ ...NO_FILTERS, tab })}
        tabs={tabs}
      />
    </>
  );
}
