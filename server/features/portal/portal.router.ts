import { mailboxOf } from '../../core/mailbox';
import type { RateLimits } from '../../core/rate-limits';
import { DomainError } from '../../errors';
import { contactProcedure, limit, publicProcedure, requires, router } from '../../trpc/init';
import { answerAsk } from '../asks/asks.service';
import { storeComment } from '../comments/comments.service';
import { exchangeLink, getLink, sendLinks } from '../contacts/contact-links.service';
import { finishPrivateFile } from '../media/private-upload';
import { answerFileOf } from './answer-file';
import { choosePreferences, signOutContact, stopNews } from './contact-choices.service';
import {
  answerSchema,
  homeSchema,
  portalCommentSchema,
  preferencesSchema,
  previewSchema,
  requestLinkSchema,
  secretSchema,
} from './portal.schema';
import { getShownUpdate, readPortal } from './portal.service';

export const portalRouter = router({
  home: contactProcedure.input(homeSchema).query(async ({ ctx, input }) => {
    const { id, name, email, language, news, clientId } = ctx.contact;
    const portal = await readPortal(ctx.deps.database, {
      clientId,
      ...input,
      now: ctx.now,
      timeZone: ctx.deps.settings.timeZone,
    });
    return { ...portal, contact: { id, name, email, language, news } };
  }),
  /** The same pages for staff. Nobody has seen them then. */
  preview: requires('clients:read')
    .input(previewSchema)
    .query(async ({ ctx, input: { id, before } }) => {
      const portal = await readPortal(ctx.deps.database, {
        clientId: id,
        before,
        now: ctx.now,
        timeZone: ctx.deps.settings.timeZone,
      });
      return { ...portal, contact: null };
    }),

  answer: contactProcedure.input(answerSchema).mutation(({ ctx, input }) => {
    const { database } = ctx.deps;
    const { updateId, fileId, ...answer } = input;
    const { contact, now } = ctx;
    return ctx.write(() => {
      const update = getShownUpdate(database, contact.clientId, updateId);
      const file = fileId === undefined ? undefined : answerFileOf(database, fileId, now);
      const { event } = answerAsk(database, { ...answer, file }, { update, contact, now });
      const created = fileId === undefined ? [] : [finishPrivateFile(database, fileId).event];
      const events = [...created, event].filter((each) => each !== null);
      return { result: { updateId }, event, events };
    });
  }),
  comment: contactProcedure.input(portalCommentSchema).mutation(({ ctx, input }) => {
    const { contact, now } = ctx;
    const { clientId } = contact;
    const author = { contactId: contact.id, contactName: contact.name };
    return ctx.write(() => {
      const update = getShownUpdate(ctx.deps.database, clientId, input.updateId);
      const comment = { update, clientId, author, now };
      const { event } = storeComment(ctx.deps.database, input.text, comment);
      return { result: { updateId: update.id }, event };
    });
  }),
  choose: contactProcedure
    .input(preferencesSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => choosePreferences(ctx.deps.database, ctx.contact, input, ctx.now)),
    ),
  signOut: contactProcedure.mutation(async ({ ctx }) => {
    const { contactCookie } = ctx.request;
    await ctx.write(() => signOutContact(ctx.deps.database, ctx.contact, contactCookie));
    ctx.setContactCookie(null);
    return { signedOut: true };
  }),

  /**
   * Whether a link can be used, for its page. Without a limit of its own: pages are rendered for nobody
   * in particular, so all would share one, and they are limited by themselves.
   */
  link: publicProcedure
    .input(secretSchema)
    .query(({ ctx, input }) => getLink(ctx.deps.database, input.secret, ctx.now)),
  enter: publicProcedure.input(secretSchema).mutation(async ({ ctx, input }) => {
    limit(ctx, 'clientLink');
    const present = { now: ctx.now, cookie: ctx.request.contactCookie };
    const { cookie, language } = await ctx.write(() =>
      exchangeLink(ctx.deps.database, input.secret, present),
    );
    ctx.setContactCookie(cookie);
    return { language };
  }),
  /** The answer is the same, whether somebody has the address or not. */
  requestLink: publicProcedure.input(requestLinkSchema).mutation(async ({ ctx, input }) => {
    limit(ctx, 'linkRequest');
    const { deps, now } = ctx;
    const { siteUrl, database, outbox } = deps;
    if (!consumeMailboxLimit(deps.limits, input.email)) return { requested: true };
    // Without a mail, the present link would be lost.
    if (!outbox.hasServer) return { requested: true };
    await ctx.write(() => sendLinks(database, input.email, { now, siteUrl }));
    outbox.wake();
    return { requested: true };
  }),
  /** Ends the mails of a contact, by the secret in each of them. */
  unsubscribe: publicProcedure.input(secretSchema).mutation(async ({ ctx, input }) => {
    limit(ctx, 'clientLink');
    return ctx.write(() => stopNews(ctx.deps.database, input.secret, ctx.now));
  }),
});

/**
 * Returns false when the mailbox has had its mails for now. The caller is answered as ever, so that
 * nobody learns which addresses exist.
 */
function consumeMailboxLimit(limits: RateLimits, email: string): boolean {
  try {
    limits.consume('linkRequestMailbox', mailboxOf(email));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
