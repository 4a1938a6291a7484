import { useEffect } from 'react';

/** Sets the document's title, with the number of unread items first. Nothing else in the console sets it. */
export function useDocumentTitle(title: string, unreadCount: number): void {
  const fullTitle = unreadCount > 0 ? `(${unreadCount}) ${title}` : title;
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
}
