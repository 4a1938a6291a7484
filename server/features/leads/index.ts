import { leads as table } from '../../../db/schema/leads';
import { SEARCH_COPY } from '../../core/described-tables';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { leadsDownload } from './leads.download';
import { leadsRest } from './leads.rest';
import { leadColumns } from './leads.service';
import { leadsPersonalData } from './personal-data';

export const leads = defineFeature({
  router: () => import('./leads.router'),
  open: { create: 'everybody' },
  rest: leadsRest,
  downloads: [leadsDownload],
  responses: async () => (await import('./leads.responses')).leadsResponses,
  tag: { name: 'Leads', description: 'Inquiries, from the contact form and from tools.' },
  examples: async () => (await import('./leads.examples')).leadsExamples,
  subjects: { lead: recordsOf(table, table.name, leadColumns) },
  personalData: leadsPersonalData,
  tables: {
    lead_counts: {
      leftOut: 'totals of leads',
      withoutPeople: 'how many inquiries are of each sort, with the ids of their owners',
    },
    lead_notes: {
      about: 'What staff wrote down about inquiries: notes, calls, and answers of visitors.',
      notes: { author_id: 'users.id or access_tokens.id, as in activities' },
    },
    leads: { about: 'Inquiries; suspected spam too.', without: { search_text: SEARCH_COPY } },
    same_people: {
      about: 'Mailboxes whose addresses with a tag, such as dana+shop@, are one person.',
      notes: {
        address: 'without the tag',
        confirmed_by: 'users.id or access_tokens.id, as in activities',
      },
    },
  },
});
