import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LANGUAGES } from '../enums';
import { createdAt, id, isSample, updatedAt } from './columns';
import { media } from './media';

/** The people whom the site presents: authors of its texts. They need no access to the console. */
export const teamMembers = sqliteTable(
  'team_members',
  {
    id: id(),
    name: text('name').notNull(),
    /** Of the person in each language: the end of the address of the page, `/about/dima-sabbagh`. */
    slug: text('slug'),
    role: text('role'),
    city: text('city'),
    /** Those that the person speaks. */
    languages: text('languages', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** One line of where the person has worked before. */
    history: text('history'),
    /** A few sentences in the words of the person, for the page of the person. */
    introduction: text('introduction'),
    portraitId: text('portrait_id').references(() => media.id),
    /** Of these texts: a person of both sites is a row in each language. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    isSample: isSample(),
    /** Taken from the site with the other samples; an edit shows the person again. */
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('team_members_slug').on(table.slug, table.language)],
);
