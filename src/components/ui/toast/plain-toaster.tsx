import { BareButton } from '../button';
import { dismissToast, type Toast } from './toast';

/** Replaces the real toaster if it cannot be loaded, for example because the server is down. */
export function PlainToaster({ toasts }: { toasts: readonly Toast[] }) {
  const [shown] = toasts.filter(({ isOpen }) => isOpen);
  if (!shown) return null;
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-100 border border-danger bg-danger-soft p-4 text-ui"
    >
      <b>{shown.title}</b> {shown.description}{' '}
      <BareButton className="underline" onClick={() => dismissToast(shown.id)}>
        Close
      </BareButton>
    </p>
  );
}
