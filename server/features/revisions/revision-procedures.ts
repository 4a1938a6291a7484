import type { z } from 'zod/mini';
import type { Database } from '../../../db/client';
import type { ContentType } from '../../../db/enums';
import { invalid } from '../../errors';
import { requires } from '../../trpc/init';
import type { Written } from '../activities/domain-event';
import { type Editor, editorOf } from '../content/publication';
import { restoredFields } from './restored-fields';
import { listRevisionsSchema, restoreSchema, revisionInput } from './revisions.schema';
import { compareRevision, listRevisions, readRevision } from './revisions.service';

interface Updating<Update, Row> {
  /** Checks the slug of a restored version: it may be reserved by now. */
  schema: z.ZodMiniType<Update>;
  update: (database: Database, input: Update, editor: Editor) => Written<Row>;
}

/** The procedures of a noun about the versions of its rows. A restore is an update of the row. */
export const revisionProcedures = <Update, Row>(
  type: ContentType,
  { schema, update }: Updating<Update, Row>,
) => ({
  revisions: requires('content:read')
    .input(listRevisionsSchema)
    .query(({ ctx, input }) => listRevisions(ctx.deps.database, type, input)),
  revision: requires('content:read')
    .input(revisionInput)
    .query(({ ctx, input }) => readRevision(ctx.deps.database, input)),
  compareRevision: requires('content:read')
    .input(revisionInput)
    .query(({ ctx, input }) => compareRevision(ctx.deps.database, input)),
  restoreRevision: requires('content:write')
    .meta({ isCreating: true })
    .input(restoreSchema)
    .mutation(({ ctx, input }) => {
      const { database } = ctx.deps;
      const { id, updatedAt } = input;
      const fields = restoredFields(database, input);
      const problem = schema.safeParse({ id, slug: fields.slug }).error?.issues[0];
      if (problem) throw invalid('slug', problem.message);
      return ctx.write(() =>
        update(database, { ...fields, id, updatedAt } as Update, editorOf(ctx)),
      );
    }),
});
