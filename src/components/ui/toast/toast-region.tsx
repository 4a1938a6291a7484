import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PlainToaster } from './plain-toaster';
import { toastStore } from './toast';

const load = () => import('./toaster').catch(() => ({ default: PlainToaster }));
const Toaster = lazy(load);

const none: ReturnType<typeof toastStore.get> = [];

interface ToastRegionProps {
  /** Loads the toaster before the first toast, for screens where toasts are common. */
  isEager?: boolean;
}

/** Shows toasts. The toaster loads with the first toast; if that fails, a plain one replaces it. */
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
