import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { Button, ButtonLink } from '../../components/ui/button';
import { EmptyNote, ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { Age } from '../../components/time';
import { useNotificationAccess } from '../../hooks/use-notification-access';
import { notificationAccess } from '../../lib/browser-notifications';
import { linkTo, type Notified, useMarkRead, useNotifications } from './use-notifications';

/** The newest notifications, each of which leads to its lead. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { data, isPending, isLoadingError, refetch } = useNotifications(true);
  const markRead = useMarkRead();
  const mark = (input: { ids?: string[]; until?: string }) =>
    markRead.mutate(input, { onError: (error) => toastFailure('Error marking as read', error) });
  const shown = data?.notifications.filter(({ isInConsole }) => isInConsole) ?? [];
  const newest = shown[0];
  const isRead = data?.unread === 0;
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line ps-4 pe-1">
        <h2 className="text-body font-strong">Notifications</h2>
        {newest && (
          <Button
            variant="text"
            isInactive={isRead}
            onClick={() => mark({ until: newest.createdAt })}
          >
            Mark All Read
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {isPending && <Loading />}
        {isLoadingError && (
          <ErrorState
            title="Unable to Load Notifications"
            action={<RetryButton onClick={() => void refetch()} />}
          />
        )}
        {data && shown.length === 0 && (
          <div className="p-4">
            <EmptyNote>
              Nothing yet. New inquiries, assignments, mentions and due times are listed here.
            </EmptyNote>
          </div>
        )}
        <ul aria-label="Newest notifications">
          {shown.map((one) => (
            <Item
              key={one.id}
              notified={one}
              onOpen={() => {
                if (one.readAt === null) mark({ ids: [one.id] });
                onClose();
              }}
            />
          ))}
        </ul>
      </div>
      <Foot onClose={onClose} />
    </>
  );
}

function Item({ notified, onOpen }: { notified: Notified; onOpen: () => void }) {
  const { title, excerpt, readAt, createdAt } = notified;
  const isUnread = readAt === null;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        {...linkTo(notified)}
        onClick={onOpen}
        className="grid min-h-11 grid-cols-[0.5rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-3 no-underline -outline-offset-3 hover:bg-sand"
      >
        <span
          className={cx('mt-1.5 size-2 rounded-full', isUnread ? 'bg-saffron' : 'bg-transparent')}
        >
          {isUnread && <span className="sr-only">Unread: </span>}
        </span>
        <span className={cx('wrap-anywhere', isUnread ? 'font-strong' : 'text-muted')}>
          {title}
        </span>
        <Age at={createdAt} className="text-micro text-muted" />
        {excerpt && (
          <span dir="auto" className="col-start-2 line-clamp-2 text-small text-muted">
            {excerpt}
          </span>
        )}
      </Link>
    </li>
  );
}

function Loading() {
  return (
    <div className="grid gap-4 p-4" data-skeleton>
      <SkeletonLine className="w-4/5" />
      <SkeletonLine className="w-3/5" />
      <SkeletonLine className="w-2/3" />
    </div>
  );
}

/** The browser is asked for its permission by this button alone. */
function Foot({ onClose }: { onClose: () => void }) {
  const access = useNotificationAccess();
  return (
    <div className="flex flex-wrap items-center border-t border-line px-1">
      {access === 'default' && (
        <Button variant="text" onClick={() => void notificationAccess.ask()}>
          Show in This Browser
        </Button>
      )}
      <ButtonLink
        variant="text"
        to="/admin/settings"
        search={{ tab: 'account' }}
        onClick={onClose}
        className="ms-auto"
      >
        Choose Notifications
      </ButtonLink>
    </div>
  );
}
