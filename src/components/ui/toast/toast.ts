/** One toast at a time for the application. A store for `useSyncExternalStore`. */

export interface Toast {
  id: number;
  variant: 'default' | 'destructive';
  title: string;
  description?: string | undefined;
  /** Takes back what the toast reports. */
  undo?: (() => void) | undefined;
  isOpen: boolean;
}

export const TOAST_DURATION_MS = 5_000;
const MAX_VISIBLE = 1;
/** Longer than the closing transition. */
const REMOVE_AFTER_MS = 1_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast, and removes the previous one. */
export function toast(content: Pick<Toast, 'title' | 'description'> & Partial<Toast>): void {
  lastId += 1;
  const added: Toast = { variant: 'default', ...content, id: lastId, isOpen: true };
  update([added, ...toasts].slice(0, MAX_VISIBLE));
}

export function dismissToast(id: number): void {
  update(toasts.map((item) => (item.id === id ? { ...item, isOpen: false } : item)));
  setTimeout(() => update(toasts.filter((item) => item.id !== id)), REMOVE_AFTER_MS);
}

export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function update(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
