import { write } from '../../../db/write';
import { nextRun } from '../../core/housekeeping';
import type { Deps } from '../../deps';
import { defineFeature } from '../define-feature';
import { removeExpiredLinks } from './preview-links.service';

/** What a preview shows. Each noun of the content has the links to its own items. */
export const previews = defineFeature({
  router: () => import('./previews.router'),
  open: { shared: 'everybody' },
  rest: [],
  tag: null,
  examples: async () => (await import('./previews.examples')).previewsExamples,
  housekeeping: [removeExpired],
});

export async function removeExpired({ database, clock }: Deps): Promise<void> {
  const now = nextRun(clock());
  await write(database, () => removeExpiredLinks(database, now));
}
