import { teamMembers as table } from '../../../db/schema/team-members';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { listProfiles } from './list-profiles';

export const team = defineFeature({
  router: () => import('./team.router'),
  open: { members: 'everybody' },
  publicContent: true,
  sitemap: { pages: listProfiles },
  rest: [],
  tag: null,
  examples: async () => (await import('./team.examples')).teamExamples,
  subjects: { team_member: recordsOf(table, table.name) },
  mediaReferences: {
    label: 'member of the team',
    subjectType: 'team_member',
    title: table.name,
    columns: [table.portraitId],
    followsReplacement: true,
  },
  tables: {
    team_members: {
      about: 'The people whom the site presents, with or without access.',
      withoutPeople: 'what the firm publishes about its own people',
    },
  },
});
