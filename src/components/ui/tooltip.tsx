import * as Radix from '@radix-ui/react-tooltip';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const OPEN_AFTER_MS = 700;
/** Within this time after a tooltip has closed, the next one opens at once. */
const SKIP_WINDOW_MS = 300;
const MAX_CHARACTERS = 400;

/**
 * Shows the tooltip of the element under the pointer or with the focus: its `data-tooltip`, or its
 * `data-clipped` text if that is cut. One for the console, since a tooltip of its own for
 * each cell of a long table would slow down each key press of a search.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <OpenTooltip />
    </>
  );
}

function OpenTooltip() {
  const tooltip = useTooltip();
  if (!tooltip) return null;
  const { top, left, width, height } = tooltip.element.getBoundingClientRect();
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span
            aria-hidden
            className="pointer-events-none fixed"
            style={{ top, left, width, height }}
          />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            dir="auto"
            className="pointer-events-none z-50 max-w-96 cut-1 bg-text px-2.5 py-1.5 text-small wrap-anywhere whitespace-pre-line text-ground"
          >
            {tooltip.text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

interface Target {
  element: Element;
  text: string;
}

/** The tooltip to show: after a while under the pointer, at once with the focus of the keyboard. */
function useTooltip(): Target | null {
  const [shown, setShown] = useState<Target | null>(null);
  const closedAt = useRef(-Infinity);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let pointed: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      setShown((open) => {
        if (open) closedAt.current = performance.now();
        return null;
      });
    };
    const open = (target: Target, afterMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => target.element.isConnected && setShown(target), afterMs);
    };
    const point = ({ target, pointerType }: PointerEvent) => {
      const found = pointerType === 'touch' ? null : targetOf(target);
      if (found?.element === pointed) return;
      pointed = found?.element ?? null;
      close();
      const isNext = performance.now() - closedAt.current < SKIP_WINDOW_MS;
      if (found) open(found, isNext ? 0 : OPEN_AFTER_MS);
    };
    // Not when a dialog gives the focus back: nobody asks then what the button is.
    let isMoving = false;
    const press = ({ key }: KeyboardEvent) => (isMoving = key === 'Tab' || key.startsWith('Arrow'));
    const focus = ({ target }: FocusEvent) => {
      close();
      const focused = isMoving ? targetOf(target) : null;
      isMoving = false;
      if (focused) open(focused, 0);
    };
    // Whatever changes what is under the pointer also ends the tooltip.
    for (const event of ['pointerdown', 'keydown', 'scroll', 'resize', 'focusout', 'blur']) {
      window.addEventListener(event, close, { signal, capture: true });
    }
    document.addEventListener('pointerover', point, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('keydown', press, { signal, capture: true });
    return () => {
      close();
      listening.abort();
    };
  }, []);
  useCloseWithElement(shown, setShown);
  return shown;
}

/** An element may be removed while its tooltip is open, for example by a save. */
function useCloseWithElement(shown: Target | null, setShown: (target: null) => void): void {
  useEffect(() => {
    if (!shown) return undefined;
    const observer = new MutationObserver(() => {
      if (!shown.element.isConnected || shown.element.closest('[inert]')) setShown(null);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    return () => observer.disconnect();
  }, [shown, setShown]);
}

/** The tooltip that an element or one around it declares. */
function targetOf(target: EventTarget | null): Target | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('a,button');
  const declaring =
    target.closest('[data-tooltip],[data-clipped]') ?? control?.querySelector('[data-clipped]');
  if (!declaring) return null;
  const parts = [declaring, ...declaring.querySelectorAll('.truncate')];
  const clipped = parts.some(isClipped) ? declaring.getAttribute('data-clipped') : null;
  const text = declaring.getAttribute('data-tooltip') ?? clipped;
  if (!text) return null;
  return {
    element: control ?? declaring,
    text: text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text,
  };
}

const isClipped = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;
