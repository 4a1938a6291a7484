import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Cmd+Enter, which sends what is written from a field of several lines. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);
