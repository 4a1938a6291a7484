import { analyticsRouter } from './features/analytics/analytics.router';
import { caseStudiesRouter } from './features/content/case-studies.router';
import { insightsRouter } from './features/content/insights.router';
import { pagesRouter } from './features/content/pages.router';
import { chatRouter } from './features/chat/chat.router';
import { leadsRouter } from './features/leads/leads.router';
import { staffRouter } from './features/staff/staff.router';
import { createCallerFactory, router } from './trpc/init';

export const appRouter = router({
  analytics: analyticsRouter,
  caseStudies: caseStudiesRouter,
  chat: chatRouter,
  insights: insightsRouter,
  leads: leadsRouter,
  pages: pagesRouter,
  staff: staffRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
