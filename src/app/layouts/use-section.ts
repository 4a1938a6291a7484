import { useLocation } from '@tanstack/react-router';
import { consoleSections, type Section } from './console-sections';

/** The section of the console that the address is in. */
export function useSection(): Section | undefined {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return consoleSections.find(({ to }) => path.startsWith(to));
}
