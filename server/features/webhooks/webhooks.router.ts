import { idInput } from '../../core/fields.schema';
import type { Context } from '../../trpc/context';
import { requires, router } from '../../trpc/init';
import { hashToken } from '../staff/tokens';
import { getDelivery, listDeliveries, sendAgain, sendTest } from './deliveries.service';
import {
  createWebhookSchema,
  deliveryInput,
  listDeliveriesSchema,
  updateWebhookSchema,
} from './webhooks.schema';
import {
  createWebhook,
  listWebhooks,
  makeSecret,
  removeWebhook,
  updateWebhook,
} from './webhooks.service';

const forAdmins = requires('settings:admin');

const optionsOf = ({ deps, now }: Context) => ({
  secret: makeSecret(),
  isPrivateAllowed: deps.settings.webhookAllowPrivate,
  now,
});

/** The secret only where this call has stored it: it cannot be read again. */
const withSecret = <Row>(
  { secretHash, ...row }: Row & { secretHash: string | null },
  secret: string,
) => ({ ...row, secret: secretHash === hashToken(secret) ? secret : null });

export const webhooksRouter = router({
  list: forAdmins.query(({ ctx }) => listWebhooks(ctx.deps.database)),

  create: forAdmins
    .meta({ isCreating: true })
    .input(createWebhookSchema)
    .mutation(async ({ ctx, input }) => {
      const options = optionsOf(ctx);
      const stored = await ctx.write(() => createWebhook(ctx.deps.database, input, options));
      return withSecret(stored, options.secret);
    }),

  /** The secret is null unless it was renewed. */
  update: forAdmins.input(updateWebhookSchema).mutation(async ({ ctx, input }) => {
    const options = optionsOf(ctx);
    const stored = await ctx.write(
      () => updateWebhook(ctx.deps.database, input, options),
      () => ctx.deps.webhooks.wake(),
    );
    return withSecret(stored, options.secret);
  }),

  remove: forAdmins
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.write(() => removeWebhook(ctx.deps.database, input.id))),

  deliveries: forAdmins
    .input(listDeliveriesSchema)
    .query(({ ctx, input }) => listDeliveries(ctx.deps.database, input)),

  delivery: forAdmins
    .input(deliveryInput)
    .query(({ ctx, input }) => getDelivery(ctx.deps.database, input)),

  test: forAdmins
    .meta({ isCreating: true })
    .input(idInput)
    .mutation(({ ctx, input }) =>
      ctx.write(
        () => sendTest(ctx.deps.database, input.id, ctx.now),
        () => ctx.deps.webhooks.wake(),
      ),
    ),

  sendAgain: forAdmins
    .meta({ isCreating: true })
    .input(deliveryInput)
    .mutation(({ ctx, input }) =>
      ctx.write(
        () => sendAgain(ctx.deps.database, input, ctx.now),
        () => ctx.deps.webhooks.wake(),
      ),
    ),
});
