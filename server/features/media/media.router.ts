import { idInput } from '../../core/fields.schema';
import { requires, router } from '../../trpc/init';
import { assertReadable, readableOf } from './media-access';
import { checkFile } from './check-file';
import { listMediaSchema, replaceSchema, updateMediaSchema, uploadSchema } from './media.schema';
import { listMedia, listTags, removeMedia, storeMedia, updateMedia } from './media.service';
import { withoutCameraData } from './pictures';
import { replaceMedia } from './replace-media';
import { listUnusedMedia } from './unused-media';

export const mediaRouter = router({
  list: requires('media:write')
    .input(listMediaSchema)
    .query(({ ctx, input: { use, ...input } = {} }) =>
      use === 'none' ? listUnusedMedia(ctx.deps, input) : listMedia(ctx.deps.database, input),
    ),
  tags: requires('media:write').query(({ ctx }) => listTags(ctx.deps.database)),
  /** The rows that use a file and that the caller may read, with what the console needs to open them. */
  uses: requires('media:write')
    .input(idInput)
    .query(({ ctx, input }) => readableOf(ctx.deps.findMediaUses(input.id), ctx.actor.permissions)),

  /** Takes bytes, which JSON cannot carry, so only POST /api/admin/media reaches it. */
  create: requires('media:write')
    .meta({ isCreating: true })
    .input(uploadSchema)
    .mutation(async ({ ctx, input: { file: sent, alt, ...input } }) => {
      const isPrivate = input.isPrivate ?? false;
      const checked = await checkFile(sent);
      const file = isPrivate ? sent : await withoutCameraData(sent, checked.type);
      return ctx.write(() =>
        storeMedia(ctx.deps.database, { file, checked, alt, isPrivate }, ctx.now),
      );
    }),

  /** Takes bytes, as `create` does. */
  replace: requires('media:write', 'content:write')
    .meta({ isCreating: true })
    .input(replaceSchema)
    .mutation(async ({ ctx, input: { id, file: sent } }) => {
      const { database, mediaReferences, responseCache } = ctx.deps;
      const checked = await checkFile(sent);
      const file = await withoutCameraData(sent, checked.type);
      return ctx.write(
        () => replaceMedia(database, mediaReferences, { id, file, checked }, ctx.now),
        // Texts of several nouns show the file.
        () => responseCache.invalidateAll(),
      );
    }),

  update: requires('media:write')
    .input(updateMediaSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(
        () => {
          assertReadable(ctx.deps, input.id, ctx.actor.permissions);
          return updateMedia(ctx.deps.database, input);
        },
        // Pages show the focus.
        () => ctx.deps.responseCache.invalidateAll(),
      ),
    ),

  remove: requires('media:write')
    .input(idInput)
    .mutation(({ ctx, input }) => {
      const { database, findMediaUses } = ctx.deps;
      const { permissions } = ctx.actor;
      return ctx.write(() => {
        assertReadable(ctx.deps, input.id, permissions);
        const uses = findMediaUses(input.id);
        return removeMedia(database, input.id, { uses, readable: readableOf(uses, permissions) });
      });
    }),
});
