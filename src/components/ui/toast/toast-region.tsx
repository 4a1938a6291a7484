import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PlainToaster } from './plain-toaster';
import { toastStore } from './toast';

const load = () => import('./toaster').catch(() => ({ default: PlainToaster }));
const Toaster = lazy(load);

const none: ReturnType<typeof toastStore.get> = [];

interface ToastRegionProps {
  /** Where toasts are common, what shows them loads before the first one. */
  isEager?: boolean;
}

/** Where toasts appear. What shows them loads with the first one, unless the server is gone. */
export function ToastRegion({ isEager = false }: ToastRegionProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  useEffect(() => {
    if (isEager) void load();
  }, [isEager]);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
