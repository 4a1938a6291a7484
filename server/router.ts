import { analyticsRouter } from './features/analytics/analytics.router';
import { caseStudiesRouter } from './features/content/case-studies.router';
import { insightsRouter } from './features/content/insights.router';
import { pagesRouter } from './features/content/pages.router';
import { chatRouter } from './features/chat/chat.router';
import {
  clientsRouter,
  projectsRouter,
  projectUpdatesRouter,
} from './features/clients/clients.router';
import { leadsRouter } from './features/leads/leads.router';
import { mediaRouter } from './features/media/media.router';
import { staffRouter } from './features/staff/staff.router';
import { router } from './trpc/init';

export const appRouter = router({
  analytics: analyticsRouter,
  caseStudies: caseStudiesRouter,
  chat: chatRouter,
  clients: clientsRouter,
  insights: insightsRouter,
  leads: leadsRouter,
  media: mediaRouter,
  pages: pagesRouter,
  projects: projectsRouter,
  projectUpdates: projectUpdatesRouter,
  staff: staffRouter,
});

export type AppRouter = typeof appRouter;
