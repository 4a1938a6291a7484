import { useSyncExternalStore } from 'react';
import { Alert } from '../../components/ui/alert';
import { adminToken } from '../../lib/admin-token';
import { sectionDirection, textLanguage } from '../../lib/text-language';
import type { Outputs } from '../../lib/trpc';
import { articleLanguage, TranslationLinks } from './translation-links';
import { HeroSection, PageSectionView, type SectionSlots } from './page-sections';

interface PublishedPageProps {
  page: Outputs['pages']['published'];
  slots: SectionSlots;
}

/** A page from the database. */
export function PublishedPage({ page, slots }: PublishedPageProps) {
  const { title, sections, unknownBlocks } = page;
  const [first, ...rest] = sections ?? [];
  const opening = first?.type === 'hero' && first.heading ? first : null;
  const others = opening ? rest : (sections ?? []);
  return (
    <article {...articleLanguage(page.language)}>
      <TranslationLinks prefix="/" item={page} />
      {opening ? (
        <HeroSection section={opening} isFirst />
      ) : (
        <div {...sectionDirection(title)} className="wrap page-top">
          <h1 {...textLanguage(title)} className="max-w-[14em] text-h1 wrap-anywhere">
            {title}
          </h1>
        </div>
      )}
      {others.map((section, index) => (
        <PageSectionView key={index} section={section} slots={slots} />
      ))}
      {(sections === null || unknownBlocks > 0) && <ShapeNote isAll={sections === null} />}
      {/* The other sections have space or a ground of their own. */}
      {(others.at(-1)?.type ?? 'richText') === 'richText' && <div className="pb-(--section)" />}
    </article>
  );
}

/** Shown only to staff. The page is cached for everybody, so only the stored token identifies them. */
function ShapeNote({ isAll }: { isAll: boolean }) {
  const token = useSyncExternalStore(adminToken.subscribe, adminToken.get, () => null);
  if (token === null) return null;
  return (
    <div className="wrap">
      <Alert tone="warning" className="mt-10 max-w-measure">
        {isAll
          ? 'The content of this page has a shape that the site does not know how to draw, so visitors see its title only. It is kept as it was posted.'
          : 'This page has blocks that the site does not know how to draw. Visitors see the page without them; they are kept as they were posted.'}
      </Alert>
    </div>
  );
}
