import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client';
import { newId } from '../../db/ids';
import {
  analyticsTexts,
  caseStudies,
  chatConversations,
  chatMessages,
  conversions,
  eventLog,
  insights,
  media,
  pages,
} from '../../db/schema';
import type { RestRow } from '../http/rest';
import { aClient, storeClient, storeProject, storeUpdate } from './client-factories';
import { anInsight, aPage, aStudy } from './content-factories';
import { anInquiry, storeLeads } from './factories';

export interface RestExample {
  /** Stores what a good call needs; gives what the path names, where it names something. */
  prepare?: (database: Database) => string;
  good?: (database: Database) => Record<string, unknown>;
  /** A body that is refused. */
  bad?: Record<string, unknown>;
  /** A query that is refused. */
  badQuery?: string;
  /** There is nothing that could be wrong with it but the id. */
  takesNothing?: boolean;
}

/** One for each row: how it is called well, and how badly. */
export const restExamples: Record<string, RestExample> = {
  'post /api/contact': { good: () => ({ ...anInquiry() }), bad: { name: 'Dana', email: 'dana' } },
  'get /api/admin/leads': {
    prepare: (database) => storeLeads(database, 3)[0] ?? '',
    badQuery: 'limit=0',
  },
  'get /api/case-studies': { prepare: storeStudy, takesNothing: true },
  'get /api/case-studies/featured': { prepare: storeStudy, takesNothing: true },
  'get /api/insights': { prepare: storeInsight, takesNothing: true },
  'get /api/insights/recent': { prepare: storeInsight, takesNothing: true },
  'get /api/insights/:slug': {
    prepare: (database) => {
      const insight = anInsight();
      database.insert(insights).values(insight).run();
      return insight.slug;
    },
    takesNothing: true,
  },
  'get /api/admin/pages': { prepare: storePage, takesNothing: true },
  'post /api/admin/pages': { good: () => aPage(), bad: { title: 'About', slug: 'No Slug' } },
  'put /api/admin/pages/:id': {
    prepare: storePage,
    good: () => ({ title: 'Careers', metaTitle: null }),
    bad: { status: 'gone' },
  },
  'delete /api/admin/pages/:id': { prepare: storePage, takesNothing: true },
  'post /api/admin/case-studies': { good: () => aStudy(), bad: { title: '' } },
  'put /api/admin/case-studies/:id': {
    prepare: storeStudy,
    good: () => ({ featured: 'true', results: ['Half the waste', { value: '-31%' }] }),
    bad: { results: 'none' },
  },
  'post /api/admin/insights': { good: () => anInsight(), bad: { slug: 'slug' } },
  'put /api/admin/insights/:id': {
    prepare: storeInsight,
    good: () => ({ excerpt: 'Who decides?' }),
    bad: { title: 7 },
  },
  'get /api/admin/media': { prepare: storeMedia, badQuery: 'limit=many' },
  'post /api/admin/media': { good: () => ({ alt: 'The warehouse' }), bad: { alt: 'No file' } },
  'delete /api/admin/media/:id': { prepare: storeMedia, takesNothing: true },
  'post /api/analytics/track': {
    good: () => ({ event: 'click:bookDiscoveryCall', data: { section: 'hero' } }),
    bad: { event: '', data: 'hero' },
  },
  'get /api/admin/analytics/stats': { prepare: storeEvent, badQuery: 'period=ever' },
  'get /api/admin/analytics/events': { prepare: storeEvent, badQuery: 'cursor=here' },
  'get /api/admin/analytics/conversions': { prepare: storeConversion, badQuery: 'limit=1001' },
  'post /api/chat/conversations': {
    good: () => ({ message: 'Do you work with cold stores?', visitorEmail: 'dana@north.example' }),
    bad: { message: ' ' },
  },
  'get /api/chat/conversations/:id/messages': {
    prepare: storeConversation,
    badQuery: 'limit=-1',
  },
  'post /api/chat/conversations/:id/messages': {
    prepare: storeConversation,
    good: () => ({ message: 'We do.', senderType: 'agent' }),
    bad: { senderType: 'agent', message: '' },
  },
  'get /api/admin/chat/conversations': { prepare: storeConversation, badQuery: 'status=lost' },
  'put /api/admin/chat/conversations/:id': {
    prepare: storeConversation,
    good: () => ({ status: 'closed' }),
    bad: { status: 'lost' },
  },
  'get /api/admin/clients': { prepare: storeClient, badQuery: 'limit=1.5' },
  'post /api/admin/clients': { good: () => aClient(), bad: { ...aClient(), email: 'rana' } },
  'put /api/admin/clients/:id': {
    prepare: storeClient,
    good: () => ({ company: 'Petra Metals' }),
    bad: { name: '' },
  },
  'get /api/admin/projects': { prepare: storeProject, badQuery: 'limit=' },
  'post /api/admin/projects': {
    good: (database) => ({
      clientId: storeClient(database),
      title: 'Demand forecast',
      startDate: '2026-11-21T09:00:00Z',
      endDate: null,
      progress: 10,
    }),
    bad: { clientId: 'nobody', title: 'Demand forecast' },
  },
  'put /api/admin/projects/:id': {
    prepare: storeProject,
    good: () => ({ progress: 60, status: 'in-progress' }),
    bad: { progress: 101 },
  },
  'get /api/admin/projects/:id/updates': {
    prepare: (database) => {
      const projectId = storeProject(database);
      storeUpdate(database, { projectId });
      return projectId;
    },
    badQuery: 'cursor=_',
  },
  'post /api/admin/projects/:id/updates': {
    prepare: storeProject,
    good: () => ({
      title: 'Pilot',
      content: 'Two **stores**.',
      attachments: [{ filename: 'a.pdf' }],
    }),
    bad: { title: 'Pilot' },
  },
};

export const nameOf = ({ method, path }: RestRow) => `${method} ${path}`;

function storePage(database: Database): string {
  return database.insert(pages).values(aPage()).returning({ id: pages.id }).get().id;
}

function storeStudy(database: Database): string {
  const study = aStudy({ featured: 'true' });
  return database.insert(caseStudies).values(study).returning({ id: caseStudies.id }).get().id;
}

function storeInsight(database: Database): string {
  return database.insert(insights).values(anInsight()).returning({ id: insights.id }).get().id;
}

function storeMedia(database: Database): string {
  const id = newId();
  const file = { filename: 'plan.pdf', originalName: 'Plan.pdf', mimeType: 'application/pdf' };
  database
    .insert(media)
    .values({ id, ...file, size: 2_000, url: `/media/${id}/plan.pdf` })
    .run();
  return id;
}

function storeConversation(database: Database): string {
  const conversationId = newId();
  database.insert(chatConversations).values({ id: conversationId, visitorId: randomUUID() }).run();
  database
    .insert(chatMessages)
    .values({ id: newId(), conversationId, message: 'Hello', senderType: 'visitor' })
    .run();
  return conversationId;
}

function storeEvent(database: Database): string {
  const { id: typeId } = database
    .insert(analyticsTexts)
    .values({ text: 'page_view', lastUsedOn: '2026-11-21' })
    .onConflictDoUpdate({ target: analyticsTexts.text, set: { lastUsedOn: '2026-11-21' } })
    .returning({ id: analyticsTexts.id })
    .get();
  const id = newId();
  const eventData = { path: '/solutions' };
  database
    .insert(eventLog)
    .values({ id, createdAt: '2026-11-21T09:00:00.000Z', typeId, eventData, ip: '203.0.113.0' })
    .run();
  return id;
}

function storeConversion(database: Database): string {
  const conversion = { conversionType: 'contact_form', value: 'other' };
  return database.insert(conversions).values(conversion).returning({ id: conversions.id }).get().id;
}
