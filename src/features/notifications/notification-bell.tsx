import type { ComponentProps, ReactNode } from 'react';
import { Popover } from '../../components/ui/popover';
import { useNotifications } from './use-notifications';
import { NotificationPanel } from './notification-panel';

interface NotificationBellProps extends Pick<ComponentProps<typeof Popover>, 'to' | 'className'> {
  /** The content of the button, with the number of unread notifications. */
  children: (unread: number) => ReactNode;
}

/** Opens the newest notifications. */
export function NotificationBell({ to, className, children }: NotificationBellProps) {
  const { data } = useNotifications(true);
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <Popover
      label="Notifications"
      to={to}
      className={className}
      button={children(unread)}
      buttonProps={{ 'aria-label': label }}
    >
      {(close) => <NotificationPanel onClose={close} />}
    </Popover>
  );
}
