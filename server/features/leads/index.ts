import { leads as table } from '../../../db/schema/leads';
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
});
