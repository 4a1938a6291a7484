import * as z from 'zod/mini';
import { LANGUAGES } from '../../../db/enums';
import {
  changeable,
  changedField,
  jsonObject,
  line,
  oneOf,
  optionalField,
  requiredKey,
  requiredLine,
  startedFrom,
} from '../../core/fields.schema';
import { slugLine } from '../content/content.schema';

const MAX_LANGUAGES = 20;

const language = oneOf('Language', LANGUAGES);

const optional = {
  slug: slugLine,
  role: line('Role', 300),
  city: line('City', 300),
  history: line('History', 1_000),
  introduction: line('Introduction', 2_000),
  portraitId: z
    .string({ error: 'portraitId must be an id' })
    .check(z.regex(/^[\w-]{0,64}$/, { error: 'portraitId must be an id' })),
};

const required = {
  name: requiredLine('Name', 300),
  languages: z
    .array(requiredLine('Language', 100), { error: 'Languages must be a list' })
    .check(z.maxLength(MAX_LANGUAGES, `Languages must be at most ${MAX_LANGUAGES}`)),
};

export const createMemberSchema = jsonObject({
  ...required,
  languages: z._default(z.nullish(required.languages), []),
  slug: optionalField(optional.slug),
  role: optionalField(optional.role),
  city: optionalField(optional.city),
  history: optionalField(optional.history),
  introduction: optionalField(optional.introduction),
  language: z.nullish(language),
  portraitId: optionalField(optional.portraitId),
});

/** Omitted fields keep their value; null clears what is optional. */
export const updateMemberSchema = jsonObject({
  id: requiredKey('id'),
  ...changeable(required),
  slug: changedField(optional.slug),
  role: changedField(optional.role),
  city: changedField(optional.city),
  history: changedField(optional.history),
  introduction: changedField(optional.introduction),
  language: z.nullish(language),
  portraitId: changedField(optional.portraitId),
  updatedAt: startedFrom,
});

/** The values of the dialog's form, with the languages as one text. */
export const memberFormSchema = z.object({
  name: required.name,
  ...optional,
  languages: line('Languages', 1_000),
  language,
});

export type CreateMember = z.output<typeof createMemberSchema>;
export type UpdateMember = z.output<typeof updateMemberSchema>;
export type MemberForm = z.input<typeof memberFormSchema>;
