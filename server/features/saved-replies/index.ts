import { savedReplies as table } from '../../../db/schema/saved-replies';
import { users } from '../../../db/schema/staff';
import { isAmong, personalRows } from '../../core/personal-data';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { savedRepliesRest } from './saved-replies.rest';
import { findSharedReply } from './saved-replies.service';

export const savedReplies = defineFeature({
  router: () => import('./saved-replies.router'),
  rest: savedRepliesRest,
  responses: () => ({ SavedReply: rowOf(table) }),
  tag: { name: 'Saved replies', description: 'Texts that staff put into their replies.' },
  examples: async () => (await import('./saved-replies.examples')).savedRepliesExamples,
  // Webhooks get no text that is for one person only.
  subjects: { saved_reply: { id: table.id, title: table.title, read: findSharedReply } },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'savedReplies',
        label: 'Own saved replies',
        columns: { id: table.id, title: table.title, text: table.text, createdAt: table.createdAt },
        isOf: ({ idsOf }) => isAmong(table.ownerId, idsOf(users)),
        stays: 'They go when the colleague is removed under People.',
      }),
    ],
  },
  tables: {
    saved_replies: {
      about: 'Texts that staff put into their replies.',
      notes: { owner_id: 'the only person who sees it; empty for a shared one' },
    },
  },
});
