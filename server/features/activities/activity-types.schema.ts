import type * as z from 'zod/mini';
import { SUBJECTS, type SubjectType } from './event-subjects.schema';

/** The events of a subject, with the schemas of their data. */
export type EventsOf<Subject extends SubjectType> = (typeof SUBJECTS)[Subject]['events'];
export type EventName<Subject extends SubjectType> = keyof EventsOf<Subject> & string;
type TypesOf = { [Subject in SubjectType]: `${Subject}.${EventName<Subject>}` };

/** What an event is about, and what has happened to it: such as `lead.created`. */
export type ActivityType = TypesOf[SubjectType];

const entries = Object.entries<{ events: Record<string, z.ZodMiniObject> }>(SUBJECTS).flatMap(
  ([subject, { events }]) =>
    Object.entries(events).map(([name, data]) => [`${subject}.${name}`, data] as const),
);

/** Every type of event, with the schema of its data. */
export const ACTIVITY_DATA = Object.fromEntries(entries) as Record<ActivityType, z.ZodMiniObject>;
export const ACTIVITY_TYPES = Object.keys(ACTIVITY_DATA) as [ActivityType, ...ActivityType[]];

/** The record that a type of event is about: the part before the dot. */
export const subjectTypeOf = (type: ActivityType) => type.split('.')[0] as SubjectType;
