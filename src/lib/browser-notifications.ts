/**
 * Notifications of the browser itself, while the console is open in a tab. The browser asks for the
 * permission, and only when somebody has pressed a button.
 */

export type NotificationAccess = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** A store for `useSyncExternalStore`. */
export const notificationAccess = {
  get: (): NotificationAccess =>
    typeof Notification === 'undefined' ? 'unsupported' : Notification.permission,
  onServer: (): NotificationAccess => 'unsupported',
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  async ask() {
    await Notification.requestPermission();
    for (const listener of listeners) listener();
  },
};

interface Shown {
  /** Tabs that show the same id show it once. */
  id: string;
  title: string;
  body: string | undefined;
  onOpen: () => void;
}

export function showNotification({ id, title, body, onOpen }: Shown): void {
  if (notificationAccess.get() !== 'granted') return;
  const shown = new Notification(title, { tag: id, icon: '/icon.svg', ...(body && { body }) });
  shown.onclick = () => {
    window.focus();
    shown.close();
    onOpen();
  };
}
