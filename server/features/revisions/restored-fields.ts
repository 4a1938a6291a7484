import type { Database } from '../../../db/client';
import type { RevisionInput } from './revisions.schema';
import { getRevision } from './revisions.service';
import type { Fields } from '../content/content-tables';

/** What says whether, when and in which language an item is public: a restore leaves it as it is. */
const KEPT = ['status', 'publishedAt', 'language', 'translationOf', 'authorId'];

/** The fields of a version that a restore puts back, for the update of its noun. */
export function restoredFields(database: Database, input: RevisionInput): Fields {
  const { fields } = getRevision(database, input);
  const restored = Object.entries(fields).filter(([name]) => !KEPT.includes(name));
  return Object.fromEntries(restored);
}
