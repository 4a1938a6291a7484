import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './ui/button';

interface LoadMoreProps {
  isLoading: boolean;
  /** After a failure only the button loads again, else the requests would never end. */
  hasFailed: boolean;
  onLoad: () => void;
  children: string;
}

/** Loads the next rows of a list when somebody scrolls near its end, or presses the button. */
export function LoadMore({ isLoading, hasFailed, onLoad, children }: LoadMoreProps) {
  const frame = useRef<HTMLDivElement>(null);
  const loadInView = useEffectEvent((isInView: boolean) => {
    if (isInView && !isLoading && !hasFailed) onLoad();
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => loadInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '400px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <Button variant="outline" isInactive={isLoading} onClick={onLoad}>
        {children}
      </Button>
    </div>
  );
}
