import { idInput } from '../../core/fields.schema';
import { requires, router } from '../../trpc/init';
import { hashToken } from '../staff/tokens';
import { createTokenSchema } from './tokens.schema';
import { createToken, listTokens, makeToolToken, revokeToken } from './tokens.service';

export const tokensRouter = router({
  list: requires('settings:admin').query(({ ctx }) => listTokens(ctx.deps.database)),

  /** The token cannot be read again: a repeated Idempotency-Key has none. */
  create: requires('settings:admin')
    .meta({ isCreating: true })
    .input(createTokenSchema)
    .mutation(async ({ ctx, input }) => {
      const token = makeToolToken();
      const { tokenHash, ...stored } = await ctx.write(() =>
        createToken(ctx.deps.database, input, { token, now: ctx.now }),
      );
      return { ...stored, token: tokenHash === hashToken(token) ? token : null };
    }),

  revoke: requires('settings:admin')
    .input(idInput)
    .mutation(({ ctx, input }) =>
      ctx.write(() => revokeToken(ctx.deps.database, input.id, ctx.now)),
    ),
});
