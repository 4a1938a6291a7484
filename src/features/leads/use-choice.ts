import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

const REST_MS = 700;

/**
 * The props of a select whose choice is stored at once. Arrow keys pass other values on their way, so a
 * choice by keys counts when they rest, or with Enter or the next field.
 */
export function useChoice(stored: string, isPending: boolean, store: (value: string) => void) {
  const [passed, setPassed] = useState<string | null>(null);
  const isByKey = useRef(false);
  const choose = () => {
    // A pending save has the version that this one starts from.
    if (passed === null || isPending) return;
    setPassed(null);
    if (passed !== stored) store(passed);
  };
  const chooseAtRest = useEffectEvent(choose);
  useEffect(() => {
    if (passed === null || isPending) return undefined;
    const timer = setTimeout(() => chooseAtRest(), REST_MS);
    return () => clearTimeout(timer);
  }, [passed, isPending]);
  return {
    value: passed ?? stored,
    onPointerDown: () => {
      isByKey.current = false;
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      isByKey.current = true;
      if (['Enter', 'Escape'].includes(key)) choose();
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      if (isByKey.current || isPending) setPassed(target.value);
      else store(target.value);
    },
    onBlur: choose,
  };
}
