import { useSyncExternalStore } from 'react';
import { notificationAccess } from '../lib/browser-notifications';

/** Whether this browser may show notifications; it changes once they are allowed. */
export const useNotificationAccess = () =>
  useSyncExternalStore(
    notificationAccess.subscribe,
    notificationAccess.get,
    notificationAccess.onServer,
  );
