import { calendarOf } from '../../core/calendar';
import { limitKey } from '../../core/networks';
import { isLimitLifted } from '../../trpc/actor';
import { limit, publicProcedure, requires, router } from '../../trpc/init';
import { listLogSchema, periodSchema, sourcesSchema, trackSchema } from './analytics.schema';
import { isKnownBot } from './known-bots';
import { listConversions, listEvents } from './lists.service';
import { PAGE_VIEW } from './page-view';
import { boundsOf, spanOf } from './periods';
import { sizeOf } from './record-events';
import { getSeries } from './series.service';
import { getSources } from './sources.service';
import { getStats, getTopPages, listEventTypes } from './stats.service';

/** Adds the instants of the period. */
const logProcedure = requires('analytics:read')
  .input(listLogSchema)
  .use(({ ctx, input, next }) => {
    const calendar = calendarOf(ctx.deps.settings.timeZone);
    const span = spanOf(input, calendar.dayOf(Date.parse(ctx.now)));
    return next({ ctx: { bounds: boundsOf(calendar, span) } });
  });

/** Adds the calendar of the site's time zone, and the time of the request in milliseconds. */
const periodProcedure = requires('analytics:read')
  .input(periodSchema)
  .use(({ ctx, next }) => {
    const calendar = calendarOf(ctx.deps.settings.timeZone);
    return next({ ctx: { calendar, at: Date.parse(ctx.now) } });
  });

export const analyticsRouter = router({
  track: publicProcedure.input(trackSchema).mutation(async ({ ctx, input }) => {
    limit(ctx, 'event');
    const { request, now, deps } = ctx;
    const isAutomatic = request.isPrefetch || isKnownBot(request.userAgent);
    if (input.event !== PAGE_VIEW || !isAutomatic) {
      const event = {
        eventType: input.event,
        eventData: input.data ?? null,
        visitor: request,
        createdAt: now,
      };
      if (!isLimitLifted(ctx)) {
        deps.limits.consume('eventBytes', limitKey(request.address), sizeOf(event));
      }
      await deps.events.record(event);
    }
    return { accepted: true };
  }),

  stats: periodProcedure.query(({ ctx, input }) =>
    getStats(ctx.deps.database, ctx.calendar, input, ctx.at),
  ),

  series: periodProcedure.query(({ ctx, input }) => ({
    ...getSeries(ctx.deps.database, ctx.calendar, input, ctx.at),
    timeZone: ctx.deps.settings.timeZone,
  })),

  top: periodProcedure.query(({ ctx, input }) =>
    getTopPages(ctx.deps.database, input, ctx.calendar.dayOf(ctx.at)),
  ),

  sources: requires('analytics:read')
    .input(sourcesSchema)
    .query(({ ctx, input, signal }) =>
      getSources(
        {
          database: ctx.deps.database,
          calendar: calendarOf(ctx.deps.settings.timeZone),
          now: Date.parse(ctx.now),
        },
        input,
        signal,
      ),
    ),

  /** The most frequent types, for the filter. */
  types: requires('analytics:read').query(({ ctx }) => listEventTypes(ctx.deps.database)),

  events: logProcedure.query(({ ctx, input }) => listEvents(ctx.deps.database, ctx.bounds, input)),

  conversions: logProcedure.query(({ ctx, input }) =>
    listConversions(ctx.deps.database, ctx.bounds, input),
  ),
});
