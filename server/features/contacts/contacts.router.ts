import type { Context } from '../../trpc/context';
import { requires, router } from '../../trpc/init';
import { hashToken, makeLinkSecret } from '../staff/tokens';
import { linkUrl, makeLink } from './contact-links.service';
import {
  contactInput,
  createContactSchema,
  makeLinkSchema,
  ofClientSchema,
  updateContactSchema,
} from './contacts.schema';
import {
  createContact,
  endAccess,
  findContact,
  getContact,
  listContacts,
  removeContact,
  type StoredContact,
  updateContact,
} from './contacts.service';
import { notFound } from '../../errors';

export const contactsRouter = router({
  list: requires('clients:read')
    .input(ofClientSchema)
    .query(({ ctx, input }) => ({
      contacts: listContacts(ctx.deps.database, input.clientId, ctx.now),
    })),
  create: requires('clients:write')
    .meta({ isCreating: true })
    .input(createContactSchema)
    .mutation(async ({ ctx, input }) => {
      const options = linkOptions(ctx, input.isMailed !== false);
      const stored = await ctx.write(() => createContact(ctx.deps.database, input, options));
      return withLink(ctx, stored, options.secret);
    }),
  update: requires('clients:write')
    .input(updateContactSchema)
    .mutation(async ({ ctx, input }) => {
      const { database, outbox } = ctx.deps;
      const options = linkOptions(ctx, true);
      const { id } = await ctx.write(() => updateContact(database, input, options));
      outbox.wake();
      return readContact(ctx, id);
    }),
  remove: requires('clients:write')
    .input(contactInput)
    .mutation(({ ctx, input }) => ctx.write(() => removeContact(ctx.deps.database, input))),

  /** The link cannot be read again: a repeated Idempotency-Key has none. */
  makeLink: requires('clients:write')
    .meta({ isCreating: true })
    .input(makeLinkSchema)
    .mutation(async ({ ctx, input }) => {
      const options = linkOptions(ctx, input.isMailed !== false);
      const stored = await ctx.write(() =>
        makeLink(ctx.deps.database, getContact(ctx.deps.database, input), options),
      );
      return withLink(ctx, stored, options.secret);
    }),
  endAccess: requires('clients:write')
    .input(contactInput)
    .mutation(async ({ ctx, input }) => {
      const { id } = await ctx.write(() => endAccess(ctx.deps.database, input, ctx.now));
      return readContact(ctx, id);
    }),
});

function linkOptions({ deps, now }: Context, isWanted: boolean) {
  const { siteUrl, outbox } = deps;
  return { now, siteUrl, secret: makeLinkSecret(), isMailed: isWanted && outbox.hasServer };
}

function withLink(ctx: Context, { id, language, linkHash }: StoredContact, secret: string) {
  ctx.deps.outbox.wake();
  const isNew = linkHash === hashToken(secret);
  const url = isNew ? linkUrl({ siteUrl: ctx.deps.siteUrl, secret }, { language }) : null;
  return { ...readContact(ctx, id), linkUrl: url };
}

function readContact({ deps, now }: Context, id: string) {
  const contact = findContact(deps.database, id, now);
  if (!contact) throw notFound('The contact');
  return contact;
}
