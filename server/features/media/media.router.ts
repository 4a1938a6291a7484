import { idInput } from '../../core/fields.schema';
import { requires, router } from '../../trpc/init';
import { checkFile } from './check-file';
import { listMediaSchema, updateAltSchema, uploadSchema } from './media.schema';
import { listMedia, removeMedia, storeMedia, updateAlt } from './media.service';

export const mediaRouter = router({
  list: requires('media:write')
    .input(listMediaSchema)
    .query(({ ctx, input }) => listMedia(ctx.deps.database, input)),

  /** Takes bytes, which JSON cannot carry, so only POST /api/admin/media reaches it. */
  create: requires('media:write')
    .meta({ isCreating: true })
    .input(uploadSchema)
    .mutation(async ({ ctx, input: { file, alt, isPrivate } }) => {
      const checked = await checkFile(file);
      return ctx.write(() =>
        storeMedia(
          ctx.deps.database,
          { file, checked, alt, isPrivate: isPrivate ?? false },
          ctx.now,
        ),
      );
    }),

  updateAlt: requires('media:write')
    .input(updateAltSchema)
    .mutation(({ ctx, input }) => ctx.write(() => updateAlt(ctx.deps.database, input))),

  remove: requires('media:write')
    .input(idInput)
    .mutation(({ ctx, input }) => {
      const { database, findMediaUses } = ctx.deps;
      return ctx.write(() => removeMedia(database, input.id, findMediaUses));
    }),
});
