import { useSyncExternalStore } from 'react';
import { adminToken } from '../../lib/admin-token';
import type { Outputs } from '../../lib/trpc';

/** A page that staff have written. */
export function PublishedPage({ page }: { page: Outputs['pages']['published'] }) {
  const { title, sections } = page;
  return (
    <article className="wrap pt-[clamp(3rem,6vw,5.5rem)] pb-(--section)">
      <h1 dir="auto" className="max-w-[14em] text-h1 wrap-anywhere">
        {title}
      </h1>
      {sections?.map(({ html }, index) => (
        <div
          key={index}
          className="prose mt-10 max-w-measure"
          dir="auto"
          // Rendered and made harmless on the server, from Markdown.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
      {sections === null && <ShapeNote />}
    </article>
  );
}

/** For staff only, who are known here by their stored token; the page itself is everybody's. */
function ShapeNote() {
  const token = useSyncExternalStore(adminToken.subscribe, adminToken.get, () => null);
  if (token === null) return null;
  return (
    <p className="mt-10 max-w-measure bg-warning-soft p-5 text-warning">
      The content of this page has a shape that the site does not know how to draw, so visitors see
      its title only. It is kept as it was posted.
    </p>
  );
}
