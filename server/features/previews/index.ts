import { write } from '../../../db/write';
import { nextRun } from '../../core/housekeeping';
import { SECRET_HASH } from '../../core/described-tables';
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
  tables: {
    preview_links: {
      about: 'Links that show drafts to people without access, while they work.',
      withoutPeople: 'hashes of secrets, with the ids of who made them and of what they show',
      without: { secret_hash: SECRET_HASH },
      notes: {
        subject_id: 'the id of the content that it shows',
        actor_id: 'users.id or access_tokens.id, as in activities',
      },
    },
  },
});

export async function removeExpired({ database, clock }: Deps): Promise<void> {
  const now = nextRun(clock());
  await write(database, () => removeExpiredLinks(database, now));
}
