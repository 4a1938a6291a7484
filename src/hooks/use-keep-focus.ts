import { useEffect } from 'react';

/** Long enough for a closing dialog to give the focus back, and for a screen to place it itself. */
const WAIT_MS = 150;

/** Not fields: on a phone they would open the keyboard. */
const CONTROLS = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

interface Place {
  parent: Element;
  /** Of the child on the way to what had the focus. */
  index: number;
}

/**
 * Moves the focus to the nearest control when the focused element is removed, such as a Close button with
 * its panel, or a dialog after it has removed the row that opened it. The browser would leave it on no
 * element, where a screen reader is lost.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let places: Place[] = [];
    /** Of what had the focus before a dialog was open. */
    let placesBehind: Place[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      places = placesOf(target);
      if (target.closest('main')) placesBehind = places;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement !== document.body) return;
        // Nobody has asked to see that control, so the screen stays where it is.
        const control = nearestControl(places) ?? nearestControl(placesBehind);
        control?.focus({ preventScroll: true });
      }, WAIT_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

/**
 * The parents of an element, innermost first, up to its screen or dialog: a new screen or dialog sets the
 * focus itself.
 */
function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  const end = element.closest('main, [role=dialog]');
  let child = element;
  while (end && child.parentElement && child.parentElement !== end) {
    const parent = child.parentElement;
    places.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return places;
}

/** A control at the removed element's place, else before it, else around it. */
function nearestControl(places: Place[]): HTMLElement | undefined {
  for (const { parent, index } of places) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    const control =
      controlsIn(children.slice(index, index + 1))[0] ??
      lastIn(children.slice(0, index)) ??
      controlsIn([parent])[0];
    if (control) return control;
  }
  return undefined;
}

/** The last control; of a table or a log all of it, since its last control may be far below. */
function lastIn(parts: Element[]): HTMLElement | undefined {
  const last = controlsIn(parts).at(-1);
  const around = last?.closest<HTMLElement>('table[tabindex], [role=log]');
  return around && parts.some((part) => part.contains(around)) ? around : last;
}

function controlsIn(parts: Element[]): HTMLElement[] {
  const controls = parts.flatMap((part) => [part, ...part.querySelectorAll(CONTROLS)]);
  return controls.filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(CONTROLS) && one.checkVisibility(),
  );
}
