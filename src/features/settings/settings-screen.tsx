import { ScreenHead } from '../../components/screen-head';
import { Tabs } from '../../components/ui/tabs';
import { useMe } from '../../hooks/use-permissions';
import type { SetSearchParams } from '../../hooks/use-search-params';
import { AccountTab } from './account-tab';
import { ActivityTab } from './activity-tab';
import { PeopleTab } from './people-tab';
import { TokensTab } from './tokens-tab';
import type { SettingsSearchParams } from './settings-search-params';

export interface SettingsScreenProps {
  searchParams: SettingsSearchParams;
  setSearchParams: SetSearchParams<SettingsSearchParams>;
}

const NO_FILTERS = { person: undefined, type: undefined, record: undefined, period: undefined };

/** Who has access, what everybody did, and one's own account. */
export function SettingsScreen(props: SettingsScreenProps) {
  const me = useMe();
  const { searchParams, setSearchParams } = props;
  const tabs = [
    { id: 'people' as const, label: 'People', content: <PeopleTab />, isAdminOnly: true },
    {
      id: 'tokens' as const,
      label: 'Access Tokens',
      content: <TokensTab />,
      isAdminOnly: true,
    },
    {
      id: 'activity' as const,
      label: 'Activity',
      content: <ActivityTab {...props} />,
      isAdminOnly: true,
    },
    {
      id: 'account' as const,
      label: 'Your Account',
      content: <AccountTab />,
      isAdminOnly: false,
    },
  ].filter(({ isAdminOnly }) => !isAdminOnly || me?.permissions.includes('settings:admin'));
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
