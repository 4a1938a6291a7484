import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast';

const Toaster = lazy(() => import('./toaster'));

const none: ReturnType<typeof toastStore.get> = [];

/** Where toasts appear. What shows them loads with the first one. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
