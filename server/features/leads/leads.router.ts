import { writeIfPossible } from '../../../db/write';
import { idInput } from '../../core/fields.schema';
import { hasOwnSession, isLimitLifted } from '../../trpc/actor';
import { visitorSession } from '../analytics/session';
import { nameBrowser } from '../staff/browser-name';
import { endSession, openSession } from '../staff/sessions';
import {
  limit,
  permitted,
  publicProcedure,
  requires,
  router,
  staffProcedure,
} from '../../trpc/init';
import { listLeadsSchema, markSpamSchema, searchTimelinesSchema } from './leads.schema';
import { submitLeadSchema } from './submit-lead.schema';
import { listLeads } from './list-leads';
import { countDue, getLead } from './leads.service';
import { markSpam, removeSpam } from './spam';
import { submitLead } from './submit-lead';
import { updateLead } from './update-lead';
import { updateLeadSchema } from './update-lead.schema';
import { markSpamMany, removeMany, restoreMany, updateMany } from './bulk';
import {
  exportManySchema,
  markSpamManySchema,
  removeManySchema,
  restoreManySchema,
  updateManySchema,
} from './bulk.schema';
import { exportMany } from './export-leads';
import { readLeadSession } from './lead-session';
import { confirmSamePerson, findSamePerson } from './same-person';
import { addNote } from './lead-notes';
import { addNoteSchema, samePersonSchema, timelineSchema } from './timeline.schema';
import { readTimeline } from './timeline.service';
import { searchTimelines } from './timeline-search';

/** Opens the session of a valid token and sets its cookie, whatever the person may read. */
const consoleEntry = staffProcedure.use(async ({ ctx, next }) => {
  const { actor, deps, now, request } = ctx;
  // A tool never gets a session.
  const isPerson = actor.type === 'staff' && actor.via === 'header';
  if (isPerson && request.setsCookies && !hasOwnSession(ctx, actor)) {
    const browser = nameBrowser(request.userAgent);
    const open = () => {
      if (request.sessionCookie) endSession(deps.database, request.sessionCookie);
      return openSession(deps.database, actor, { now, browser });
    };
    const session = await writeIfPossible(deps.database, open);
    if (session) {
      ctx.setSessionCookie(session);
      deps.log.info(
        { requestId: request.requestId, staffId: actor.id },
        'a session of staff began',
      );
    }
  }
  return next();
});

export const leadsRouter = router({
  create: publicProcedure
    .meta({ isCreating: true })
    .input(submitLeadSchema)
    .mutation(async ({ ctx, input }) => {
      limit(ctx, 'inquiry');
      const { database, settings, siteUrl, outbox } = ctx.deps;
      const submit = () =>
        submitLead(database, input, {
          now: ctx.now,
          sessionId: visitorSession(database, ctx.now, ctx.request),
          deadlines: settings,
          notifyEmail: settings.notifyEmail ?? null,
          isReceiptSent: settings.inquiryReceipts,
          isTrusted: isLimitLifted(ctx),
          siteUrl,
        });
      return ctx.write(submit, () => outbox.wake());
    }),

  /** The console's first call: with a token, it opens the session and sets its cookie. */
  list: consoleEntry
    .meta({ permissions: ['leads:read'] })
    .use(permitted)
    .input(listLeadsSchema)
    .query(({ ctx, input }) => listLeads(ctx.deps.database, input, ctx.now)),

  update: requires('leads:write')
    .input(updateLeadSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        updateLead(ctx.deps.database, input, { now: ctx.now, deadlines: ctx.deps.settings }),
      ),
    ),

  /** For the rail: those that are due, of the current user or of nobody. */
  countDue: requires('leads:read').query(({ ctx }) =>
    countDue(ctx.deps.database, ctx.actor.id, { now: ctx.now, deadlines: ctx.deps.settings }),
  ),

  detail: requires('leads:read')
    .input(idInput)
    .query(({ ctx, input }) => getLead(ctx.deps.database, input.id)),

  timeline: requires('leads:read')
    .input(timelineSchema)
    .query(({ ctx, input }) => readTimeline(ctx.deps.database, input, ctx.actor.permissions)),

  searchTimelines: requires('leads:read')
    .input(searchTimelinesSchema)
    .query(({ ctx, input }) => searchTimelines(ctx.deps.database, input.search)),

  addNote: requires('leads:write')
    .meta({ isCreating: true })
    .input(addNoteSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        addNote(ctx.deps.database, input, {
          now: ctx.now,
          authorId: ctx.actor.id,
          deadlines: ctx.deps.settings,
        }),
      ),
    ),

  /** The pages of the session that the inquiry came from. */
  session: requires('leads:read')
    .input(idInput)
    .query(({ ctx, input }) => readLeadSession(ctx.deps.database, input.id)),

  samePerson: requires('leads:read')
    .input(idInput)
    .query(({ ctx, input }) => findSamePerson(ctx.deps.database, input.id)),

  confirmSamePerson: requires('leads:write')
    .input(samePersonSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        confirmSamePerson(ctx.deps.database, input, { now: ctx.now, by: ctx.actor.id }),
      ),
    ),

  markSpam: requires('leads:write')
    .input(markSpamSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        markSpam(ctx.deps.database, input, { now: ctx.now, deadlines: ctx.deps.settings }),
      ),
    ),

  /** Deletes spam for good. */
  remove: requires('leads:write')
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.write(() => removeSpam(ctx.deps.database, input.id))),

  updateMany: requires('leads:write')
    .input(updateManySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        updateMany(ctx.deps.database, input, { now: ctx.now, deadlines: ctx.deps.settings }),
      ),
    ),

  restoreMany: requires('leads:write')
    .input(restoreManySchema)
    .mutation(({ ctx, input }) => ctx.write(() => restoreMany(ctx.deps.database, input, ctx.now))),

  markSpamMany: requires('leads:write')
    .input(markSpamManySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        markSpamMany(ctx.deps.database, input, { now: ctx.now, deadlines: ctx.deps.settings }),
      ),
    ),

  removeMany: requires('leads:write')
    .input(removeManySchema)
    .mutation(({ ctx, input }) => ctx.write(() => removeMany(ctx.deps.database, input.leads))),

  exportMany: requires('leads:export')
    .input(exportManySchema)
    .mutation(({ ctx, input }) => ctx.write(() => exportMany(ctx.deps.database, input.leads))),
});
