import type { Permission } from '../../../db/permissions';

interface Subject {
  /** That reads it. */
  permission: Permission;
  label: string;
  /** The router whose lists show it. */
  noun: string;
  /** Where the console opens it, with its `{id}` or a text of the event's data; omitted if nowhere. */
  address?: string;
}

const IN_PROJECT = '/admin/clients?tab=updates&project={projectId}';

/** The records that events are about. */
export const SUBJECTS = {
  lead: {
    permission: 'leads:read',
    label: 'Lead',
    noun: 'leads',
    address: '/admin/leads?lead={id}',
  },
  leads: { permission: 'leads:read', label: 'Leads', noun: 'leadImports', address: '/admin/leads' },
  case_study: {
    permission: 'content:read',
    label: 'Case Study',
    noun: 'caseStudies',
    address: '/admin/content?tab=case-studies&record={id}',
  },
  insight: {
    permission: 'content:read',
    label: 'Insight',
    noun: 'insights',
    address: '/admin/content?tab=insights&record={id}',
  },
  page: {
    permission: 'content:read',
    label: 'Page',
    noun: 'pages',
    address: '/admin/content?tab=pages&record={id}',
  },
  redirect: { permission: 'content:read', label: 'Redirect', noun: 'redirects' },
  team_member: { permission: 'content:read', label: 'Member of the Team', noun: 'team' },
  media: { permission: 'media:write', label: 'File', noun: 'media' },
  conversation: {
    permission: 'chat:read',
    label: 'Conversation',
    noun: 'chat',
    address: '/admin/chat?conversation={id}',
  },
  client: {
    permission: 'clients:read',
    label: 'Client',
    noun: 'clients',
    address: '/admin/clients?client={id}',
  },
  project: {
    permission: 'clients:read',
    label: 'Project',
    noun: 'projects',
    address: '/admin/clients?tab=updates&project={id}',
  },
  project_update: {
    permission: 'clients:read',
    label: 'Project Update',
    noun: 'projectUpdates',
    address: IN_PROJECT,
  },
  contact: { permission: 'clients:read', label: 'Contact', noun: 'contacts' },
  milestone: {
    permission: 'clients:read',
    label: 'Milestone',
    noun: 'milestones',
    address: IN_PROJECT,
  },
  ask: {
    permission: 'clients:read',
    label: 'Ask',
    noun: 'asks',
    address: IN_PROJECT,
  },
  comment: {
    permission: 'clients:read',
    label: 'Comment',
    noun: 'comments',
    address: IN_PROJECT,
  },
  greeting: {
    permission: 'chat:read',
    label: 'Greeting',
    noun: 'greetings',
    address: '/admin/settings?tab=greetings',
  },
  saved_reply: {
    permission: 'leads:write',
    label: 'Saved Reply',
    noun: 'savedReplies',
    address: '/admin/settings?tab=saved-replies',
  },
  saved_view: { permission: 'leads:read', label: 'Saved Views', noun: 'savedViews' },
  staff: { permission: 'settings:admin', label: 'Person', noun: 'staff' },
  token: { permission: 'settings:admin', label: 'Access Token', noun: 'tokens' },
  mail: { permission: 'people:erase', label: 'Mail', noun: 'mail' },
  person: { permission: 'people:erase', label: 'Personal Data', noun: 'people' },
  webhook: {
    permission: 'settings:admin',
    label: 'Webhook',
    noun: 'webhooks',
    address: '/admin/settings?tab=webhooks&record={id}',
  },
  data: { permission: 'data:export', label: 'All Data', noun: 'exports' },
} as const satisfies Record<string, Subject>;

export type SubjectType = keyof typeof SUBJECTS;
export const SUBJECT_TYPES = Object.keys(SUBJECTS) as [SubjectType, ...SubjectType[]];
