import { idInput } from '../../core/fields.schema';
import { notFound } from '../../errors';
import type { Context } from '../../trpc/context';
import {
  limit,
  ownProcedure,
  publicProcedure,
  requires,
  router,
  staffProcedure,
} from '../../trpc/init';
import { getAccount, listSessions, renewToken, signOutEverywhere } from './account.service';
import {
  acceptInvitation,
  getInvitation,
  invite,
  inviteAgain,
  revokeInvitation,
} from './invitations.service';
import { countOpenWork } from './open-work';
import { endSession } from './sessions';
import { listColleagues, staffNames } from './staff-names';
import {
  hereSchema,
  inviteSchema,
  removePersonSchema,
  renewTokenSchema,
  secretInput,
  updatePersonSchema,
} from './staff.schema';
import { findPerson, listPeople, removePerson, updatePerson } from './staff.service';
import { hashToken, makeLinkSecret } from './tokens';

export const staffRouter = router({
  /** Ends the caller's session, if there is one. */
  signOut: publicProcedure.mutation(async ({ ctx }) => {
    const { sessionCookie } = ctx.request;
    if (sessionCookie) {
      await ctx.write(() => ({
        result: endSession(ctx.deps.database, sessionCookie),
        event: null,
      }));
    }
    ctx.clearSessionCookie();
    return { signedOut: true };
  }),

  me: staffProcedure.query(({ ctx }) => {
    const { actor } = ctx;
    const role = actor.type === 'staff' ? actor.role : null;
    return {
      id: actor.id,
      ...getAccount(ctx.deps.database, actor.id),
      role,
      permissions: actor.permissions,
    };
  }),
  sessions: ownProcedure.query(({ ctx }) => {
    const { request, now } = ctx;
    return listSessions(ctx.deps.database, ctx.actor.id, { cookie: request.sessionCookie, now });
  }),
  signOutEverywhere: ownProcedure.mutation(async ({ ctx }) => {
    await ctx.write(() => signOutEverywhere(ctx.deps.database, ctx.actor.id));
    ctx.clearSessionCookie();
  }),
  renewToken: ownProcedure.input(renewTokenSchema).mutation(({ ctx, input: { presentToken } }) =>
    ctx.write(() =>
      renewToken(ctx.deps.database, ctx.actor, {
        presentToken,
        cookie: ctx.request.sessionCookie,
      }),
    ),
  ),

  /** Those who can own records, for everybody who works with them. */
  colleagues: staffProcedure.query(({ ctx }) => listColleagues(ctx.deps.database)),
  /** The caller has a record open. Returns who else does. */
  here: ownProcedure.input(hereSchema).mutation(({ ctx, input: { id, isLeaving } }) => {
    const { database, limits, presence } = ctx.deps;
    limits.consume('visitorPresence', ctx.actor.id);
    const now = new Date(ctx.now);
    const record = `record ${id}`;
    presence.look(record, ctx.actor.id, { isTyping: false, isLeaving }, now);
    const nameOf = staffNames(database);
    return presence
      .read(record, now)
      .staff.filter(({ id: staffId }) => staffId !== ctx.actor.id)
      .map(({ id: staffId }) => nameOf(staffId).name);
  }),

  list: requires('settings:admin').query(({ ctx }) => listPeople(ctx.deps.database, ctx.now)),
  create: requires('settings:admin')
    .meta({ isCreating: true })
    .input(inviteSchema)
    .mutation(async ({ ctx, input }) => {
      const options = invitationOptions(ctx);
      const invited = await ctx.write(() => invite(ctx.deps.database, input, options));
      return withLink(ctx, invited, options.link);
    }),
  inviteAgain: requires('settings:admin')
    .meta({ isCreating: true })
    .input(idInput)
    .mutation(async ({ ctx, input }) => {
      const options = invitationOptions(ctx);
      const invited = await ctx.write(() => inviteAgain(ctx.deps.database, input.id, options));
      return withLink(ctx, invited, options.link);
    }),
  revokeInvitation: requires('settings:admin')
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.write(() => revokeInvitation(ctx.deps.database, input.id))),
  update: requires('settings:admin')
    .input(updatePersonSchema)
    .mutation(async ({ ctx, input }) => {
      const { id } = await ctx.write(() => updatePerson(ctx.deps.database, input));
      return readPerson(ctx, id);
    }),
  /** How much waits for a person, to be handed over before the removal. */
  openWork: requires('settings:admin')
    .input(idInput)
    .query(({ ctx, input }) => countOpenWork(ctx.deps.database, input.id)),
  remove: requires('settings:admin')
    .input(removePersonSchema)
    .mutation(({ ctx, input }) => ctx.write(() => removePerson(ctx.deps.database, input, ctx.now))),

  /** Whether a link can be used. A POST, so that the secret is in no address. */
  invitation: publicProcedure.input(secretInput).mutation(({ ctx, input }) => {
    limit(ctx, 'invitation');
    return getInvitation(ctx.deps.database, input.secret, ctx.now);
  }),
  acceptInvitation: publicProcedure.input(secretInput).mutation(async ({ ctx, input }) => {
    limit(ctx, 'invitation');
    return ctx.write(() => acceptInvitation(ctx.deps.database, input.secret, ctx.now));
  }),
});

type Link = ReturnType<typeof invitationOptions>['link'];

function invitationOptions({ deps, now }: Context) {
  const secret = makeLinkSecret();
  const { settings, siteUrl } = deps;
  return {
    now,
    link: { secretHash: hashToken(secret), url: `${siteUrl}/join/${secret}` },
    isMailed: settings.smtpUrl !== undefined,
  };
}

/** The person with the link, which cannot be read again: a repeated call has none. */
function withLink(
  ctx: Context,
  { id, expiresAt, secretHash }: { id: string; expiresAt: string; secretHash: string },
  link: Link,
) {
  ctx.deps.outbox.wake();
  const invitationUrl = secretHash === link.secretHash ? link.url : null;
  return { ...readPerson(ctx, id), invitationExpiresAt: expiresAt, invitationUrl };
}

function readPerson({ deps, now }: Context, id: string) {
  const person = findPerson(deps.database, id, now);
  if (!person) throw notFound('The person');
  return person;
}
