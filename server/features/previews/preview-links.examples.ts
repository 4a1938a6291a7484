import type { Database } from '../../../db/client';
import type { ContentType } from '../../../db/enums';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import type { Examples, ExampleWorld } from '../examples.types';
import { makeLinkSecret } from '../staff/tokens';
import { createPreviewLink } from './preview-links.service';

/** Stores a link of an item, which its secret opens. */
export function storePreviewLink(
  database: Database,
  item: { type: ContentType; id: string },
  now = new Date().toISOString(),
) {
  const secret = makeLinkSecret();
  const link = { secret, actorId: ADMINISTRATOR_ID, now };
  return { secret, previewId: createPreviewLink(database, item, link).result.id };
}

/** The examples of the procedures about the preview links of a noun, of which `store` stores a row. */
export function previewExamples(
  type: ContentType,
  store: (database: Database) => string,
): Examples {
  const storedId = ({ database }: ExampleWorld) => ({ id: store(database) });
  const storedLink = ({ database }: ExampleWorld) => {
    const id = store(database);
    return { id, previewId: storePreviewLink(database, { type, id }).previewId };
  };
  return {
    previews: {
      good: (world) => {
        const { id } = storedLink(world);
        return { id };
      },
    },
    createPreview: { good: storedId },
    revokePreview: { good: storedLink },
  };
}
