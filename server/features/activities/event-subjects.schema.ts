import * as z from 'zod/mini';
import { ASK_KINDS, ASK_OUTCOMES, CLIENT_STATUSES, PROJECT_STATUSES } from '../../../db/enums';
import { type Permission, PERMISSIONS } from '../../../db/permissions';
import { conversationEvents } from '../chat/conversation-events.schema';
import { leadEvents } from '../leads/lead-events.schema';
import { staffEvents } from '../staff/staff-events.schema';
import {
  aboutDelivery,
  changed,
  changedOfProject,
  changedOfUpdate,
  contentEvents,
  counted,
  moved,
  noData,
  ofProject,
  ofUpdate,
} from './event-data.schema';

interface Subject {
  /** Needed to read it. */
  permission: Permission;
  label: string;
  /** The router whose lists show it. */
  noun: string;
  /** Where the console opens it, with its `{id}` or a text of the event's data; omitted if nowhere. */
  address?: string;
  /**
   * What happens to it, with the schema of the event's data: ids, names of fields, numbers and values
   * of closed lists. Never names, addresses or texts of people.
   */
  events: Record<string, z.ZodMiniObject>;
}

const IN_PROJECT = '/admin/clients?tab=updates&project={projectId}';
const IN_UPDATE = `${IN_PROJECT}&update={updateId}`;

/** The records that events are about. The type of an event is such as `lead.created`. */
export const SUBJECTS = {
  lead: {
    permission: 'leads:read',
    label: 'Lead',
    noun: 'leads',
    address: '/admin/leads?lead={id}',
    events: leadEvents,
  },
  leads: {
    permission: 'leads:read',
    label: 'Leads',
    noun: 'leadImports',
    address: '/admin/leads',
    events: {
      imported: z.object({ created: z.int(), updated: z.int(), skipped: z.int() }),
      import_undone: z.object({ removed: z.int(), left: z.int() }),
    },
  },
  case_study: {
    permission: 'content:read',
    label: 'Case Study',
    noun: 'caseStudies',
    address: '/admin/content?tab=case-studies&record={id}',
    events: contentEvents,
  },
  insight: {
    permission: 'content:read',
    label: 'Insight',
    noun: 'insights',
    address: '/admin/content?tab=insights&record={id}',
    events: contentEvents,
  },
  page: {
    permission: 'content:read',
    label: 'Page',
    noun: 'pages',
    address: '/admin/content?tab=pages&record={id}',
    events: { ...contentEvents, removed: noData },
  },
  redirect: {
    permission: 'content:read',
    label: 'Redirect',
    noun: 'redirects',
    events: { created: noData, updated: changed, removed: noData },
  },
  team_member: {
    permission: 'content:read',
    label: 'Member of the Team',
    noun: 'team',
    events: { created: noData, updated: changed },
  },
  media: {
    permission: 'media:write',
    label: 'File',
    noun: 'media',
    events: {
      created: noData,
      updated: changed,
      replaced: z.object({ replacedId: z.string() }),
      removed: noData,
    },
  },
  conversation: {
    permission: 'chat:read',
    label: 'Conversation',
    noun: 'chat',
    address: '/admin/chat?conversation={id}',
    events: conversationEvents,
  },
  client: {
    permission: 'clients:read',
    label: 'Client',
    noun: 'clients',
    address: '/admin/clients?client={id}',
    events: { created: noData, updated: changed, status_changed: moved(CLIENT_STATUSES) },
  },
  project: {
    permission: 'clients:read',
    label: 'Project',
    noun: 'projects',
    address: '/admin/clients?tab=updates&project={id}',
    events: { created: noData, updated: changed, status_changed: moved(PROJECT_STATUSES) },
  },
  project_update: {
    permission: 'clients:read',
    label: 'Project Update',
    noun: 'projectUpdates',
    address: `${IN_PROJECT}&update={id}`,
    events: {
      /** Kept for later; `project_update.created` follows when it is posted. */
      drafted: ofProject,
      created: ofProject,
      updated: changedOfProject,
      removed: ofProject,
    },
  },
  contact: {
    permission: 'clients:read',
    label: 'Contact',
    noun: 'contacts',
    events: {
      created: noData,
      updated: changed,
      removed: noData,
      /** By staff, or by the contact who asked for a new link. */
      link_made: noData,
      link_used: noData,
      access_ended: noData,
      signed_out: noData,
    },
  },
  milestone: {
    permission: 'clients:read',
    label: 'Milestone',
    noun: 'milestones',
    address: IN_PROJECT,
    events: { created: ofProject, updated: changedOfProject, removed: ofProject },
  },
  ask: {
    permission: 'clients:read',
    label: 'Ask',
    noun: 'asks',
    address: IN_UPDATE,
    events: {
      created: z.extend(ofUpdate, { kind: z.enum(ASK_KINDS) }),
      updated: changedOfUpdate,
      answered: z.extend(ofUpdate, { outcome: z.enum(ASK_OUTCOMES) }),
      removed: ofUpdate,
    },
  },
  comment: {
    permission: 'clients:read',
    label: 'Comment',
    noun: 'comments',
    address: IN_UPDATE,
    events: { created: ofUpdate, removed: ofUpdate },
  },
  greeting: {
    permission: 'chat:read',
    label: 'Greeting',
    noun: 'greetings',
    address: '/admin/settings?tab=greetings',
    events: { created: noData, updated: changed, removed: noData },
  },
  saved_reply: {
    permission: 'leads:write',
    label: 'Saved Reply',
    noun: 'savedReplies',
    address: '/admin/settings?tab=saved-replies',
    events: { created: noData, updated: changed, removed: noData },
  },
  saved_view: {
    permission: 'leads:read',
    label: 'Saved Views',
    noun: 'savedViews',
    events: {
      /** Its subject is the person. */
      changed: noData,
    },
  },
  staff: {
    permission: 'settings:admin',
    label: 'Person',
    noun: 'staff',
    events: staffEvents,
  },
  token: {
    permission: 'settings:admin',
    label: 'Access Token',
    noun: 'tokens',
    events: { created: z.object({ permissions: z.array(z.enum(PERMISSIONS)) }), revoked: noData },
  },
  mail: {
    permission: 'people:erase',
    label: 'Mail',
    noun: 'mail',
    events: { retried: noData, removed: noData },
  },
  person: {
    permission: 'people:erase',
    label: 'Personal Data',
    noun: 'people',
    events: {
      /** The subject of these is a new id: nothing leads to the person. */
      exported: noData,
      erased: counted,
      expired: counted,
    },
  },
  webhook: {
    permission: 'settings:admin',
    label: 'Webhook',
    noun: 'webhooks',
    address: '/admin/settings?tab=webhooks&record={id}',
    events: {
      created: noData,
      updated: changed,
      secret_renewed: changed,
      switched_on: changed,
      /** By a person, or by the system after days of failures. */
      switched_off: changed,
      removed: noData,
      test_sent: aboutDelivery,
      delivery_repeated: aboutDelivery,
    },
  },
  data: {
    permission: 'data:export',
    label: 'All Data',
    noun: 'exports',
    events: {
      /** Without numbers it is everything that is stored. */
      exported: z.partial(counted),
    },
  },
} as const satisfies Record<string, Subject>;

export type SubjectType = keyof typeof SUBJECTS;
export const SUBJECT_TYPES = Object.keys(SUBJECTS) as [SubjectType, ...SubjectType[]];
