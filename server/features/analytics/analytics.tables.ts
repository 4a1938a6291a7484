import type { DescribedTables } from '../../core/described-tables';

export const analyticsTables: DescribedTables = {
  analytics_counts: {
    about: 'The events of each day by type, path and referring host.',
    withoutPeople: 'paths, types and referring hosts with their numbers',
  },
  analytics_days: {
    about: 'The totals of each day, in the time zone of analytics_state.',
    withoutPeople: 'totals of a day',
  },
  analytics_events: {
    about: 'Usage events: event_log with its texts.',
    notes: {
      session_id: 'the same for all events of a visitor on one day',
      ip: 'the network of the address',
    },
  },
  analytics_hours: {
    about: 'The totals of each hour.',
    notes: { starts_at: 'milliseconds since 1970-01-01T00:00:00Z' },
  },
  analytics_sessions: {
    about: 'Visits; each counts on the day on which it started.',
    withoutPeople: 'a first page and site by a keyed hash, of which the key is gone after two days',
  },
  analytics_sources: {
    about: 'The sessions of each day by source, first and last page, and furthest step.',
    withoutPeople: 'hosts, campaigns and pages with numbers of sessions',
    notes: { value: 'a host, a campaign, a path, or a step on the way to an inquiry' },
  },
  analytics_state: {
    about: 'A single row: up to when the totals are counted, and in which zone.',
    withoutPeople: 'a time zone and days',
  },
  analytics_texts: {
    leftOut: 'in analytics_events',
    withoutPeople: 'types, browsers and referrers, each once, without who sent them',
  },
  conversions: { about: 'Conversions: inquiries and other results of a visit.' },
  day_keys: { leftOut: 'secret keys', withoutPeople: 'random keys' },
  event_log: {
    leftOut: 'in analytics_events',
    withoutPeople: 'usage by sessions that nobody can be recognised by, and cut addresses',
  },
};
