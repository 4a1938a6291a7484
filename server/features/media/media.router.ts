import { router, staffProcedure } from '../../trpc/init';
import { idInput } from '../fields.schema';
import { checkFile } from './check-file';
import { listMediaSchema, updateAltSchema, uploadSchema } from './media.schema';
import { listMedia, removeMedia, storeMedia, updateAlt } from './media.service';

export const mediaRouter = router({
  list: staffProcedure
    .input(listMediaSchema)
    .query(({ ctx, input }) => listMedia(ctx.deps.database, input)),

  /** Takes bytes, which JSON does not carry: reached by POST /api/admin/media alone. */
  create: staffProcedure.input(uploadSchema).mutation(async ({ ctx, input: { file, alt } }) => {
    const checked = await checkFile(file);
    return ctx.write(() => storeMedia(ctx.deps.database, { file, checked, alt }, ctx.now));
  }),

  updateAlt: staffProcedure
    .input(updateAltSchema)
    .mutation(({ ctx, input }) => ctx.write(() => updateAlt(ctx.deps.database, input))),

  remove: staffProcedure
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.write(() => removeMedia(ctx.deps.database, input.id))),
});
