import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** A part of a form that can fill the window. Escape leaves, and so does the focus. */
export function useFullScreen() {
  const [isFull, setIsFull] = useState(false);
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (!isFull || event.key !== 'Escape' || event.defaultPrevented) return;
      // Else the dialog around it would close.
      event.preventDefault();
      event.stopPropagation();
      setIsFull(false);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isCovered =
        relatedTarget?.closest('form') === currentTarget.closest('form') &&
        !currentTarget.contains(relatedTarget);
      if (isCovered) setIsFull(false);
    },
  };
  return { isFull, toggle: () => setIsFull(!isFull), handlers };
}
