import { and, asc, eq, isNull, lt, not, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { AskOutcome } from '../../../db/enums';
import { type AnswerFile, asks, projectUpdates } from '../../../db/schema/project-updates';
import { clients } from '../../../db/schema/clients';
import { projects } from '../../../db/schema/projects';
import { DomainError, invalid, notFound } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import { getUpdate } from '../project-updates/project-updates.service';
import type { UpdateKey } from '../project-updates/project-updates.schema';
import { getProject } from '../projects/projects.service';
import { areEnough, type AskChange, type NewAsk, OPTIONS_NEEDED } from './asks.schema';
import { type Asking, isLate, refusePastDay, startOf } from './due-date';
import { type Ask, askColumns, storeAsk } from './store-ask';

const MAX_LISTED = 200;

interface AskFilter {
  clientId?: string | undefined;
  isOverdue?: boolean | undefined;
  limit?: number | undefined;
}

/** What waits for clients, the earliest due date first. */
export function listOpenAsks(
  database: Database,
  { clientId, isOverdue, limit = MAX_LISTED }: AskFilter,
  today: string,
) {
  // Those without a due date are never late.
  const isLateNow = sql`coalesce(${lt(asks.dueDate, startOf(today))}, 0)`;
  const isWanted = and(
    isNull(asks.answeredAt),
    eq(projectUpdates.isDraft, false),
    eq(projectUpdates.isVisible, true),
    clientId === undefined ? undefined : eq(projects.clientId, clientId),
    isOverdue === undefined ? undefined : isOverdue ? isLateNow : not(isLateNow),
  );
  const rows = database
    .select(openAskColumns)
    .from(asks)
    .innerJoin(projectUpdates, eq(projectUpdates.id, asks.updateId))
    .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .where(isWanted)
    .orderBy(sql`${asks.dueDate} is null`, asc(asks.dueDate), asc(asks.id))
    .limit(Math.min(limit, MAX_LISTED))
    .all();
  return { asks: rows.map((ask) => ({ ...ask, isOverdue: isLate(ask.dueDate, today) })) };
}

export const openAskColumns = {
  id: asks.id,
  updateId: asks.updateId,
  kind: asks.kind,
  dueDate: asks.dueDate,
  createdAt: asks.createdAt,
  title: projectUpdates.title,
  projectId: projects.id,
  project: projects.title,
  clientId: clients.id,
  company: clients.company,
};

export function createAsk(
  database: Database,
  { projectId, updateId, ...fields }: NewAsk,
  { now, today }: Asking,
): Written<Ask> {
  refusePastDay(fields.dueDate, today, 'dueDate');
  const { clientId } = getProject(database, projectId);
  const update = getUpdate(database, { projectId, updateId });
  return storeAsk(database, update, fields, { clientId, now });
}

/** Asks something else, as long as nobody has answered. */
export function updateAsk(
  database: Database,
  { projectId, updateId, ...changes }: AskChange,
  today: string,
): Written<Ask> {
  const { clientId } = getProject(database, projectId);
  const ask = getOpenAsk(database, { projectId, updateId });
  const { kind = ask.kind, dueDate = ask.dueDate } = changes;
  const options = changes.options ?? ask.options;
  if (kind === 'choose' && !areEnough(options)) throw invalid('options', OPTIONS_NEEDED);
  const columns = askColumns({ kind, options, dueDate });
  const changed = changedFields(ask, columns);
  if (changed.length === 0) return { result: ask, event: null };
  if (changed.includes('dueDate')) refusePastDay(dueDate, today, 'dueDate');
  const result = database.update(asks).set(columns).where(eq(asks.id, ask.id)).returning().get();
  const data = { projectId, updateId, fields: changed };
  return { result, event: { type: 'ask.updated', subjectId: ask.id, clientId, data } };
}

/** Withdraws what an update asks, as long as nobody has answered. */
export function removeAsk(database: Database, key: UpdateKey): Written<void> {
  const { clientId } = getProject(database, key.projectId);
  const { id: subjectId } = getOpenAsk(database, key);
  database.delete(asks).where(eq(asks.id, subjectId)).run();
  return { result: undefined, event: { type: 'ask.removed', subjectId, clientId, data: key } };
}

function getOpenAsk(database: Database, key: UpdateKey): Ask {
  const { id } = getUpdate(database, key);
  const ask = database.select().from(asks).where(eq(asks.updateId, id)).get();
  if (!ask) throw notFound('The ask');
  assertOpen(ask);
  return ask;
}

export interface Answer {
  /** Of `approve`. */
  isApproved?: boolean | undefined;
  text?: string | null | undefined;
  file?: AnswerFile | undefined;
}

interface Answering {
  update: { id: string; projectId: string };
  contact: { id: string; clientId: string; name: string };
  now: string;
}

/** The answer of a contact, which closes the ask. */
export function answerAsk(
  database: Database,
  answer: Answer,
  { update, contact, now }: Answering,
): Written<Ask> {
  const ask = database.select().from(asks).where(eq(asks.updateId, update.id)).get();
  if (!ask) throw notFound('The ask');
  assertOpen(ask);
  const { outcome, text } = checkAnswer(ask, answer);
  const result = database
    .update(asks)
    .set({
      outcome,
      answer: text,
      answerFile: answer.file ?? null,
      answeredAt: now,
      answeredById: contact.id,
      answeredByName: contact.name,
    })
    .where(eq(asks.id, ask.id))
    .returning()
    .get();
  const data = { projectId: update.projectId, updateId: update.id, outcome };
  const { clientId } = contact;
  return { result, event: { type: 'ask.answered', subjectId: ask.id, clientId, data } };
}

/** Refuses a file for an update that waits for none. */
export function assertFileIsAsked(database: Database, updateId: string): void {
  const ask = database.select().from(asks).where(eq(asks.updateId, updateId)).get();
  if (ask?.kind !== 'file') throw invalid('file', 'The update asks for no file');
  assertOpen(ask);
}

function assertOpen({ answeredAt }: Ask): void {
  if (answeredAt) throw new DomainError('conflict', 'It has been answered already.');
}

/** Why a client does not approve is said in words. */
function checkAnswer(
  { kind, options }: Ask,
  { isApproved, text = null, file }: Answer,
): { outcome: AskOutcome; text: string | null } {
  switch (kind) {
    case 'approve':
      if (isApproved === undefined) throw invalid('isApproved', 'isApproved is required');
      if (!isApproved && !text) throw invalid('text', 'Please say why not yet');
      return { outcome: isApproved ? 'approved' : 'declined', text };
    case 'choose':
      if (text === null || !options.includes(text)) throw invalid('text', 'Choose one of these');
      return { outcome: 'chosen', text };
    case 'file':
      if (!file) throw invalid('file', 'Choose a file');
      return { outcome: 'sent', text };
    case 'answer':
      if (!text) throw invalid('text', 'Please write an answer');
      return { outcome: 'answered', text };
  }
}
