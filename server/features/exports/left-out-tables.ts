interface LeftOutTable {
  because: string;
  /** As in `exported-tables.ts`. */
  withoutPeople?: string;
}

/** The tables that an export leaves out. */
export const LEFT_OUT_TABLES: Record<string, LeftOutTable> = {
  analytics_texts: {
    because: 'in analytics_events',
    withoutPeople: 'types, browsers and referrers, each once, without who sent them',
  },
  autosaves: {
    because: 'what is being typed, and is not saved',
    withoutPeople:
      'texts for the site while they are typed, with the ids of who types, for a month',
  },
  day_keys: { because: 'secret keys', withoutPeople: 'random keys' },
  event_log: {
    because: 'in analytics_events',
    withoutPeople: 'usage by sessions that nobody can be recognised by, and cut addresses',
  },
  idempotent_answers: { because: 'repeats rows of other tables, for a day' },
  lead_counts: {
    because: 'totals of leads',
    withoutPeople: 'how many inquiries are of each sort, with the ids of their owners',
  },
  lead_import_rows: { because: 'for a day, to undo imports', withoutPeople: 'ids' },
  lead_imports: {
    because: 'for a day, to undo imports',
    withoutPeople: 'ids and times, for a day',
  },
  media_chunks: { because: 'the files are in the folder media' },
  media_variants: { because: 'smaller pictures, made again from the files' },
  signing_keys: { because: 'secret keys', withoutPeople: 'random keys' },
  contact_sessions: { because: 'open sessions of contacts, by the hashes of their cookies' },
  staff_sessions: { because: 'open sessions, by the hashes of their cookies' },
};
