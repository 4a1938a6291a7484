import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { teamMembers } from '../../../db/schema/team-members';
import { personPath } from '../../../src/config/pages';
import type { PublicPage } from '../define-feature';
import { personAnchor } from './team.service';

/** The pages of the people whom the site presents. */
export function listProfiles(database: Database): PublicPage[] {
  const { name, role, history, language, isSample, updatedAt } = teamMembers;
  return database
    .select({ anchor: personAnchor, name, role, history, language, isSample, updatedAt })
    .from(teamMembers)
    .where(eq(teamMembers.isHidden, false))
    .all()
    .map((member) => ({
      path: personPath(member.anchor),
      language: member.language,
      versionOf: member.anchor,
      title: member.name,
      section: member.role ?? '',
      summary: member.history ?? '',
      isInvented: member.isSample,
      drawing: () => ({ type: 'person' as const, name: member.name }),
      updatedAt: member.updatedAt,
    }));
}
