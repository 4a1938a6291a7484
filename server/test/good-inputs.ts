import { aVisitor } from './chat';
import { aClient, storeClient, storeProject, storeUpdate } from './client-factories';
import { aPage, aStudy, anInsight } from './content-factories';
import { anInquiry, storeLeads } from './factories';
import { aPdf, upload } from './uploads';
import type { createTestApp } from './test-app';

type TestApp = ReturnType<typeof createTestApp>;
type Input = Record<string, unknown> | undefined;

/** Makes an input that is good, with what it names; each call makes another one. */
type MakeInput = (app: TestApp, conversationId: string) => Input | Promise<Input>;

const nothing = () => undefined;
const emptyObject = () => ({});

const aStoredPage = (app: TestApp) => app.staff().pages.create(aPage());
const aStoredInsight = (app: TestApp) => app.staff().insights.create(anInsight());
const aStoredStudy = (app: TestApp) => app.staff().caseStudies.create(aStudy());
const aStoredFile = async (app: TestApp) => {
  const response = await upload(app.app, { bytes: aPdf(), name: 'a.pdf', type: 'application/pdf' });
  return (await response.json()) as { id: string };
};

/** A good input for every procedure there is. */
export const goodInputs: Record<string, MakeInput> = {
  'analytics.conversions': emptyObject,
  'analytics.events': emptyObject,
  'analytics.series': emptyObject,
  'analytics.stats': emptyObject,
  'analytics.top': emptyObject,
  'analytics.track': () => ({ event: 'brochure_opened' }),
  'analytics.types': nothing,
  'caseStudies.create': () => aStudy(),
  'caseStudies.featured': nothing,
  'caseStudies.list': nothing,
  'caseStudies.update': async (app) => ({ id: (await aStoredStudy(app)).id, title: 'Other' }),
  'chat.conversations': emptyObject,
  'chat.counts': nothing,
  'chat.current': nothing,
  'chat.markRead': async (app) => {
    const { id } = (await aVisitor(app)).conversation;
    const { messages } = await app.staff().chat.messages({ conversationId: id });
    return { id, messageId: messages[0]?.id };
  },
  'chat.messages': (_app, conversationId) => ({ conversationId }),
  'chat.send': (_app, conversationId) => ({ conversationId, message: 'Hi', senderType: 'agent' }),
  'chat.start': () => ({ message: 'Hi' }),
  'chat.update': async (app) => ({ id: (await aVisitor(app)).conversation.id, status: 'closed' }),
  'clients.create': () => aClient(),
  'clients.detail': ({ deps }) => ({ id: storeClient(deps.database) }),
  'clients.draft': ({ deps }) => ({ leadId: storeLeads(deps.database, 1)[0] }),
  'clients.list': emptyObject,
  'clients.update': ({ deps }) => ({ id: storeClient(deps.database), name: 'Other' }),
  'insights.article': async (app) => ({ slug: (await aStoredInsight(app)).slug }),
  'insights.bySlug': async (app) => ({ slug: (await aStoredInsight(app)).slug }),
  'insights.create': () => anInsight(),
  'insights.list': nothing,
  'insights.preview': () => ({ markdown: '# Hi' }),
  'insights.recent': nothing,
  'insights.update': async (app) => ({ id: (await aStoredInsight(app)).id, title: 'Other' }),
  'leads.create': () => ({ ...anInquiry() }),
  'leads.list': emptyObject,
  'leads.markSpam': ({ deps }) => ({ id: storeLeads(deps.database, 1)[0], isSpam: true }),
  'media.create': nothing,
  'media.list': emptyObject,
  'media.remove': async (app) => ({ id: (await aStoredFile(app)).id }),
  'media.updateAlt': async (app) => ({ id: (await aStoredFile(app)).id, alt: 'A report' }),
  'pages.byId': async (app) => ({ id: (await aStoredPage(app)).id }),
  'pages.create': () => aPage(),
  'pages.list': emptyObject,
  'pages.preview': async (app) => ({ id: (await aStoredPage(app)).id }),
  'pages.published': async (app) => ({ slug: (await aStoredPage(app)).slug }),
  'pages.remove': async (app) => ({ id: (await aStoredPage(app)).id }),
  'pages.summaries': nothing,
  'pages.update': async (app) => ({ id: (await aStoredPage(app)).id, title: 'Other' }),
  'projectUpdates.create': ({ deps }) => ({
    projectId: storeProject(deps.database),
    title: 'Live',
    content: 'Two stores.',
  }),
  'projectUpdates.list': ({ deps }) => {
    const projectId = storeProject(deps.database);
    storeUpdate(deps.database, { projectId });
    return { projectId };
  },
  'projects.byId': ({ deps }) => ({ id: storeProject(deps.database) }),
  'projects.create': ({ deps }) => ({ clientId: storeClient(deps.database), title: 'Forecast' }),
  'projects.list': emptyObject,
  'projects.stats': nothing,
  'projects.update': ({ deps }) => ({ id: storeProject(deps.database), title: 'Other' }),
  'staff.signOut': nothing,
};
