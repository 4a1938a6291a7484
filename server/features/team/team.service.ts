import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import type { Language } from '../../../db/enums';
import { media } from '../../../db/schema/media';
import { teamMembers } from '../../../db/schema/team-members';
import { nextVersion, refuseStale } from '../../core/versions';
import { invalid, notFound, taken } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import { attributesOf } from '../media/image-attributes';
import { pictureFinder } from '../media/media.service';
import type { CreateMember, UpdateMember } from './team.schema';

/** Of one page. */
const MAX_MEMBERS = 100;
const PORTRAIT_SIZES = '(min-width: 64rem) 23rem, (min-width: 36rem) 50vw, 100vw';

type Member = typeof teamMembers.$inferSelect;

/** What links to a person end in: `/about/` to the page of the person, `/about#` to the place in the list. */
export const personAnchor = sql<string>`coalesce(${teamMembers.slug}, ${teamMembers.id})`;

/** The rows of the same people in the other language. */
const inOther = alias(teamMembers, 'in_other');
const isSamePerson = and(
  eq(inOther.slug, teamMembers.slug),
  ne(inOther.language, teamMembers.language),
  eq(inOther.isHidden, false),
);

/** By name, each with the address of the portrait, and what of it stays in view. */
export function listTeam(database: Database) {
  return database
    .select({
      ...getTableColumns(teamMembers),
      portraitUrl: media.url,
      focalX: media.focalX,
      focalY: media.focalY,
    })
    .from(teamMembers)
    .leftJoin(media, eq(media.id, teamMembers.portraitId))
    .orderBy(sql`lower(${teamMembers.name})`, teamMembers.id)
    .all();
}

/** The people of the firm in a language, as the site presents them, in the order of their rows. */
export function listMembers(database: Database, language: Language) {
  const findPicture = pictureFinder(database);
  return database
    .select({
      id: teamMembers.id,
      anchor: personAnchor,
      name: teamMembers.name,
      otherName: inOther.name,
      role: teamMembers.role,
      city: teamMembers.city,
      languages: teamMembers.languages,
      history: teamMembers.history,
      introduction: teamMembers.introduction,
      isSample: teamMembers.isSample,
      portraitUrl: media.url,
    })
    .from(teamMembers)
    .leftJoin(media, eq(media.id, teamMembers.portraitId))
    .leftJoin(inOther, isSamePerson)
    .where(and(eq(teamMembers.language, language), eq(teamMembers.isHidden, false)))
    .orderBy(teamMembers.createdAt, teamMembers.id)
    .limit(MAX_MEMBERS)
    .all()
    .map(({ portraitUrl, ...member }) => ({
      ...member,
      portrait: portraitUrl
        ? attributesOf(portraitUrl, findPicture, { alt: '', sizes: PORTRAIT_SIZES })
        : null,
    }));
}

export function createMember(
  database: Database,
  input: CreateMember,
  now: string,
): Written<Member> {
  refuseUnknownPicture(database, input.portraitId);
  const { languages, language } = input;
  const row = { ...input, languages: languages ?? [], language: language ?? 'en', id: newId() };
  refuseTakenSlug(database, row);
  const result = database
    .insert(teamMembers)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning()
    .get();
  return { result, event: { type: 'team_member.created', subjectId: result.id, data: {} } };
}

export function updateMember(
  database: Database,
  { id, updatedAt, ...others }: UpdateMember,
  now: string,
): Written<Member> {
  const stored = database.select().from(teamMembers).where(eq(teamMembers.id, id)).get();
  if (!stored) throw notFound('The member of the team');
  refuseStale(stored, updatedAt);
  const changes = { ...others, language: others.language ?? stored.language };
  refuseUnknownPicture(database, changes.portraitId);
  refuseTakenSlug(database, { slug: stored.slug, ...changes, id });
  const result = database
    .update(teamMembers)
    .set({ ...changes, isSample: false, isHidden: false, updatedAt: nextVersion(stored, now) })
    .where(eq(teamMembers.id, id))
    .returning()
    .get();
  const fields = changedFields(stored, changes);
  return { result, event: { type: 'team_member.updated', subjectId: id, data: { fields } } };
}

/** Two people of one language cannot have one place on the page. */
function refuseTakenSlug(
  database: Database,
  { id, slug, language }: { id: string; slug?: string | null; language: Language },
): void {
  if (!slug) return;
  const isTaken = and(
    eq(teamMembers.slug, slug),
    eq(teamMembers.language, language),
    ne(teamMembers.id, id),
  );
  const member = database.select({ name: teamMembers.name }).from(teamMembers).where(isTaken).get();
  if (member) throw taken('slug', `${member.name} has this slug already`);
}

/** A portrait is public, so it is no private file. */
function refuseUnknownPicture(database: Database, id: string | null | undefined): void {
  if (!id) return;
  const isPicture = and(eq(media.id, id), eq(media.isPrivate, false));
  if (database.select({ id: media.id }).from(media).where(isPicture).get()) return;
  throw invalid('portraitId', 'This picture does not exist');
}
