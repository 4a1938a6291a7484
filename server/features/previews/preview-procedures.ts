import type { ContentType } from '../../../db/enums';
import { idInput } from '../../core/fields.schema';
import { requires } from '../../trpc/init';
import { hashToken, makeLinkSecret } from '../staff/tokens';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './preview-links.service';
import { previewLinkInput } from './previews.schema';

/** The procedures of a noun about the links that show its rows to people without access. */
export const previewProcedures = (type: ContentType) => ({
  previews: requires('content:read')
    .input(idInput)
    .query(({ ctx, input }) =>
      listPreviewLinks(ctx.deps.database, { type, id: input.id }, ctx.now),
    ),

  /** The link cannot be read again: a repeated Idempotency-Key has none. */
  createPreview: requires('content:write')
    .meta({ isCreating: true })
    .input(idInput)
    .mutation(async ({ ctx, input }) => {
      const { database, siteUrl } = ctx.deps;
      const secret = makeLinkSecret();
      const link = { secret, actorId: ctx.actor.id, now: ctx.now };
      const { id, actorId, expiresAt, createdAt, secretHash } = await ctx.write(() =>
        createPreviewLink(database, { type, id: input.id }, link),
      );
      const url = secretHash === hashToken(secret) ? `${siteUrl}/preview/${secret}` : null;
      return { id, actorId, expiresAt, createdAt, url };
    }),

  revokePreview: requires('content:write')
    .input(previewLinkInput)
    .mutation(({ ctx, input: { id, previewId } }) =>
      ctx.write(() =>
        revokePreviewLink(ctx.deps.database, { type, id }, { previewId, now: ctx.now }),
      ),
    ),
});
