import type { Database } from '../../../db/client';
import { linkedTo } from '../content/linked';
import { pictureFinder } from '../media/media.service';
import type { Page } from './pages.service';

/** A page, ready to render. */
export async function pageView(database: Database, page: Page) {
  const { toSections } = await import('./page-sections');
  const { title, slug, status, language, metaTitle, metaDescription } = page;
  const { translations } = linkedTo(database, 'page', page);
  return {
    title,
    slug,
    status,
    language,
    translations,
    metaTitle,
    metaDescription,
    ...toSections(page.content, pictureFinder(database)),
  };
}
