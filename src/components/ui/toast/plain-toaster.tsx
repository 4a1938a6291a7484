import { cx } from 'class-variance-authority';
import { useLanguage } from '../../../hooks/use-language';
import { BareButton } from '../button';
import { dismissToast, type Toast } from './toast';

/** Replaces the real toaster if it cannot be loaded, for example because the server is down. */
export function PlainToaster({ toasts }: { toasts: readonly Toast[] }) {
  const language = useLanguage();
  const [shown] = toasts.filter(({ isOpen }) => isOpen);
  if (!shown) return null;
  return (
    <p
      role="alert"
      className={cx(
        'fixed inset-x-4 bottom-4 z-100 border p-4 text-ui',
        shown.variant === 'destructive' ? 'border-danger bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <b>{shown.title}</b> {shown.description}{' '}
      <BareButton className="underline" onClick={() => dismissToast(shown.id)}>
        {language === 'ar' ? 'إغلاق' : 'Close'}
      </BareButton>
    </p>
  );
}
