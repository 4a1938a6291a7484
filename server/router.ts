import { analyticsRouter } from './features/analytics/analytics.router';
import { caseStudiesRouter, insightsRouter, pagesRouter } from './features/content/content.router';
import { leadsRouter } from './features/leads/leads.router';
import { mediaRouter } from './features/media/media.router';
import { staffRouter } from './features/staff/staff.router';
import { createCallerFactory, router } from './trpc/init';

export const appRouter = router({
  analytics: analyticsRouter,
  caseStudies: caseStudiesRouter,
  insights: insightsRouter,
  leads: leadsRouter,
  media: mediaRouter,
  pages: pagesRouter,
  staff: staffRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
