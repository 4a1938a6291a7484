import type { AnyTRPCRouter } from '@trpc/server';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../db/client';
import type { Language } from '../../db/enums';
import type { DescribedTables } from '../core/described-tables';
import type { PersonalData } from '../core/personal-data';
import type { Deps } from '../deps';
import type { SubjectType } from './activities/event-subjects.schema';
import type { JsonSchema } from '../rest/openapi/json-schema';
import type { Download } from '../rest/download';
import type { Route } from '../rest/define-route';
import type { SolutionId } from '../../src/config/site';
import type { PublicSettings } from '../../src/lib/settings.types';
import type { Cover } from '../../src/components/art/cover';
import type { Examples } from './examples.types';
import type { Subject } from './subjects';

/** The callers of a procedure that is not for staff only. */
export type OpenTo =
  | 'everybody'
  /** Staff, and the visitor whose row it is. Others get a 404. */
  | 'its visitor'
  /** The contacts of a client about this client, by a session of their own. Others get a 401. */
  | 'its contact';

/** A public page of a noun: an address in the sitemap that has a preview picture. */
export interface PublicPage {
  /** Without the prefix of its language. */
  path: string;
  language: Language;
  /** The id of the item that it is a version of, its own for an original. */
  versionOf: string;
  title: string;
  /** The line above the title in the preview picture, such as an industry or a category. */
  section: string;
  /** What it says in a sentence or two; empty if nobody has written it. */
  summary: string;
  /** Its clients and figures are invented. */
  isInvented?: boolean;
  /** What its preview picture is drawn from; the ground of the firm without it. */
  drawing?: () => PageDrawing | Promise<PageDrawing>;
  updatedAt: string;
}

/**
 * As on the page itself: its industry or category chooses the lattice, its category the colors. Fixed
 * pages differ in the contact angle of the stars, in degrees. A solution and its studies have its color.
 */
export type PageDrawing =
  | { type: 'fixed'; angle: number; solution?: SolutionId | undefined }
  | { type: 'person'; name: string }
  | {
      type: 'case_study';
      slug: string;
      industry: string;
      solution?: SolutionId | undefined;
      figure: { value: string; metric: string } | null;
    }
  | { type: 'insight'; slug?: string; category: string; cover: Cover | null };

interface Sitemap {
  /** The page that lists the noun, such as `/insights`. Its date is that of the newest row. */
  listPath?: string;
  pages: (database: Database) => PublicPage[];
}

/** An entry of the Atom feed. */
export interface FeedEntry {
  path: string;
  title: string;
  /** The firm without it. */
  author: string | null;
  category: string;
  summary: string;
  html: string;
  publishedAt: string;
  updatedAt: string;
}

/** A page as a text for language models. */
export interface FullText {
  path: string;
  title: string;
  /** Markdown, with headings of the third level. */
  text: string;
}

/** Columns that may refer to files of the media library, which then cannot be deleted. */
export interface MediaReferences {
  /** The noun in the singular, for the message that says what uses a file. */
  label: string;
  /** A column where the rows are of several types. */
  subjectType: SubjectType | SQLiteColumn;
  title: SQLiteColumn;
  /** Texts and JSON that may contain the id of a file. */
  columns: SQLiteColumn[];
  /** The message names the newest rows by it first; without it, in any order. */
  newestFirst?: SQLiteColumn;
  /** What the console's address of a row needs besides its id. */
  data?: Record<string, SQLiteColumn>;
  /** Whether these columns get the new address when a file of the library is replaced. */
  followsReplacement?: boolean;
}

type Responses = Record<string, JsonSchema>;

/** Everything that the rest of the server needs to know about a noun. */
export interface Feature<Router extends AnyTRPCRouter = AnyTRPCRouter> {
  /** Loaded with the first call of one of its procedures. */
  router: () => Promise<Record<string, Router>>;
  /** The procedures that others than staff may call. */
  open?: Partial<Record<keyof Router['_def']['record'], OpenTo>>;
  /** The documented routes under /api. */
  rest: Route[];
  /** The documented files under /api that are streamed. */
  downloads?: Download[];
  /** The schemas of their responses, by their names in the REST description; made for that only. */
  responses?: () => Responses | Promise<Responses>;
  /** The heading of the routes in the REST description; null for a noun without routes. */
  tag: { name: string; description: string } | null;
  /** A valid and an invalid input for each procedure, for tests. */
  examples: () => Promise<Examples>;
  /** Public pages show the noun: each write of it invalidates their cached responses. */
  publicContent?: boolean;
  /** What every public page gets of the noun, beside what it reads itself. */
  pageSettings?: (database: Database) => Partial<PublicSettings>;
  sitemap?: Sitemap;
  /** The entries for the Atom feed, newest first. */
  feed?: (database: Database, language: Language, limit: number) => Promise<FeedEntry[]>;
  /** Its public pages as texts, newest first. */
  fullTexts?: (database: Database, language: Language, limit: number) => FullText[];
  mediaReferences?: MediaReferences;
  /** The records that its events are about, by the part of the event's type before the dot. */
  subjects?: Partial<Record<SubjectType, Subject>>;
  /** What is stored about people. Each table with texts is declared, or is known to have none. */
  personalData?: PersonalData;
  /** Its tables and views by their names in SQL: what an export has of them, or why it has nothing. */
  tables?: DescribedTables;
  /** Tasks that run every minute and remove expired rows, in steps that hold up no request. */
  housekeeping?: ((deps: Deps) => Promise<void>)[];
}

export function defineFeature<Router extends AnyTRPCRouter>(
  feature: Feature<Router>,
): Feature<Router> {
  return feature;
}
