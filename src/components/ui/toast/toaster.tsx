import * as Radix from '@radix-ui/react-toast';
import { cva, cx } from 'class-variance-authority';
import { Check, TriangleAlert, X } from 'lucide';
import { useLanguage } from '../../../hooks/use-language';
import { Icon } from '../icon';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast, TOAST_DURATION_MS } from './toast';

const SWIPE_THRESHOLD_PX = 50;

const cardVariants = cva(
  [
    'pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-x-3 px-4 py-3.5 text-ui',
    'cut-2 rounded-s-none border border-s-4',
    'transition-[translate,opacity] duration-150 data-[state=closed]:opacity-0',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
    'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full',
  ],
  {
    variants: {
      variant: {
        default: 'border-line-strong border-s-action bg-surface [&_svg]:text-action',
        destructive: 'border-danger bg-danger-soft [&_svg]:text-danger',
      },
    },
  },
);

/** On a phone at the bottom, unless a message box or the buttons of a dialog are there. */
const VIEWPORT = cx(
  'pointer-events-none fixed inset-x-0 z-100 mx-auto flex flex-col gap-2 p-4 outline-none',
  'max-md:bottom-0 md:top-0 md:w-full md:max-w-[420px]',
  'max-md:[body:has([data-composer],[data-dialog-actions])_&]:top-0',
  'max-md:[body:has([data-composer],[data-dialog-actions])_&]:bottom-auto',
);

export default function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  const [container] = useState(findContainer);
  const isArabic = useLanguage() === 'ar';
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ relatedTarget: from }: FocusEvent) => {
      if (!(from instanceof Node && container.contains(from))) before.current = from;
    };
    container.addEventListener('focusin', note);
    return () => container.removeEventListener('focusin', note);
  }, [container]);
  // While the focus is here, no toast ends: neither would the one that answers a press of Undo.
  const leave = () => {
    if (!container.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement && before.current.isConnected) {
      before.current.focus({ preventScroll: true });
    } else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return createPortal(
    <Radix.Provider
      label={isArabic ? 'إشعار' : 'Notification'}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} {...item} onLeave={leave} />
      ))}
      <Radix.Viewport
        label={isArabic ? 'الإشعارات ({hotkey})' : 'Notifications ({hotkey})'}
        hotkey={['F8']}
        className={VIEWPORT}
      />
    </Radix.Provider>,
    container,
  );
}

interface ToastCardProps extends Toast {
  /** Takes the focus, if it is in the toast, back to where it was. */
  onLeave: () => void;
}

function ToastCard({ id, variant, title, description, undo, isOpen, onLeave }: ToastCardProps) {
  const icon = variant === 'destructive' ? TriangleAlert : Check;
  const language = useLanguage();
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        dismissToast(id);
        onLeave();
      }}
      className={cardVariants({ variant })}
    >
      <Icon of={icon} className="mt-0.5" />
      <div>
        <Radix.Title className={cx('font-strong', variant === 'destructive' && 'text-danger')}>
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description className="text-small wrap-anywhere text-muted" dir="auto">
            {/* Screen readers get both texts in one. */} {description}
          </Radix.Description>
        )}
        {undo && (
          <Radix.Action
            altText="Undo"
            onClick={undo}
            className="-mb-2 inline-flex min-h-11 items-center font-strong text-action underline underline-offset-4"
          >
            Undo
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={language === 'ar' ? 'إغلاق' : 'Dismiss'}
        className="-me-3 -mt-2.5 -mb-2.5 grid size-11 place-items-center"
      >
        <Icon of={X} />
      </Radix.Close>
    </Radix.Root>
  );
}

/**
 * Toasts have an element of their own under `body`: a dialog does not make it inert, and a click on
 * it does not count as a click outside the dialog.
 */
function findContainer(): HTMLElement {
  const existing = document.getElementById('toasts');
  if (existing) return existing;
  const container = document.createElement('div');
  container.id = 'toasts';
  document.body.append(container);
  return container;
}
