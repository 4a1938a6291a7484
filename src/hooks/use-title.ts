import { useEffect } from 'react';

/** The title of the document, with how much waits before it. Nothing else in the console writes it. */
export function useTitle(title: string, waiting: number): void {
  const whole = waiting > 0 ? `(${waiting}) ${title}` : title;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
