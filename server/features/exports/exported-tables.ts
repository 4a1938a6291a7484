const DERIVED = 'repeats other columns in lower case, for the search';
const HASH = 'the hash of a secret';
const SIGNS = 'signs deliveries';

interface ExportedTable {
  /** What a row is, for the README. */
  about: string;
  /** The columns that are left out, each with the reason. */
  without?: Record<string, string>;
  /** What its texts are, where they hold nothing about people: such a table is in no `personalData`. */
  withoutPeople?: string;
  /** What the type of a column does not tell: a unit, or what the value means. */
  notes?: Record<string, string>;
}

/** The tables and views of an export. One that is in neither list fails a test. */
export const EXPORTED_TABLES: Record<string, ExportedTable> = {
  access_tokens: {
    about: 'Access tokens of tools; revoked ones too.',
    withoutPeople: 'of tools: what an admin calls them, and the networks that they call from',
    without: { token_hash: HASH },
    notes: { prefix: 'the first characters of the token, by which people recognise it' },
  },
  activities: {
    about: 'Who changed what: one row for each event.',
    notes: {
      subject_id: 'the id of the record, in the table of its type',
      actor_id:
        'users.id, access_tokens.id or client_contacts.id; 00000000-0000-7000-8000-000000000000 is ADMIN_TOKEN',
    },
  },
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
  asks: {
    about: 'What updates ask of clients, and the answers.',
    notes: { answer_file: 'the file that was sent: media.id, its name and its address' },
  },
  case_studies: {
    about: 'Case studies of the site.',
    withoutPeople: 'texts that the firm publishes',
  },
  chat_away: {
    about: 'Staff who take no chats at the moment.',
    withoutPeople: 'ids of staff and times',
    notes: { staff_id: 'users.id, as in activities' },
  },
  chat_blocks: {
    about: 'Visitors whose chat messages are refused.',
    notes: { actor_id: 'users.id or access_tokens.id, as in activities' },
  },
  chat_conversations: {
    about: 'Conversations with visitors.',
    notes: {
      unread_count: "the visitor's messages that staff have not seen",
      assignee_id: 'users.id; as actor_id of activities',
      labels: 'JSON',
      preview: 'the beginning of the last message',
      visitor_seen_at: 'up to when the visitor has seen our answers',
      mail_due_at: 'when answers are mailed unless they are seen before',
      former_id: "the visitor's conversation before",
      alarms_told: 'how often staff were told that the visitor waits',
    },
  },
  chat_guests: {
    about: 'Browsers in which the link of a mail was opened.',
    notes: { link_id: 'chat_links.id' },
  },
  chat_links: {
    about: 'Links of mails that open a conversation, for seven days.',
    without: { secret_hash: HASH },
  },
  chat_mails: { about: 'Mails with answers to visitors who had not seen them.' },
  chat_messages: {
    about: 'The messages of conversations.',
    notes: {
      author_id: 'users.id or access_tokens.id; empty for the visitor',
      file: 'JSON: the name, type and size of a file that was sent, and its address',
    },
  },
  chat_notes: {
    about: 'What staff wrote to each other in conversations; no visitor sees it.',
    notes: {
      author_id: 'users.id or access_tokens.id, as in activities',
      mentions: 'JSON',
    },
  },
  chat_files: {
    about: 'Which conversation a file belongs to.',
    notes: { id: 'media.id' },
  },
  chat_greetings: {
    about: 'What the chat button says on which page, after how many seconds.',
    withoutPeople: 'texts that the firm publishes, with their paths',
  },
  chat_ratings: { about: 'What visitors say of conversations after their end.' },
  client_contacts: {
    about: 'The people of clients, who may open their pages.',
    without: { link_hash: HASH },
    notes: { seen_at: 'when the contact last had the pages open' },
  },
  clients: { about: 'Clients.' },
  contact_news: {
    about: 'What contacts are mailed of.',
    notes: { mail_id: 'the letter that tells of it, which is gone once it is sent' },
  },
  conversions: { about: 'Conversions: inquiries and other results of a visit.' },
  drafts: {
    about: 'Changes that wait beside published and scheduled content.',
    withoutPeople: 'texts that the firm is going to publish, with the ids of who saved them',
    notes: {
      id: 'that of the insight, the case study or the page',
      fields: 'the content as it is going to be',
      started_from: 'updated_at of the content that it was begun from',
      actor_id: 'users.id or access_tokens.id, as in activities',
    },
  },
  insights: {
    about: 'Articles of the site; drafts and scheduled ones too.',
    withoutPeople: 'texts that the firm publishes',
    notes: { content: 'Markdown', author_id: 'team_members.id' },
  },
  lead_notes: {
    about: 'What staff wrote down about inquiries: notes, calls, and answers of visitors.',
    notes: { author_id: 'users.id or access_tokens.id, as in activities' },
  },
  lead_replies: {
    about: 'Replies to inquiries by mail.',
    notes: {
      author_id: 'users.id or access_tokens.id; as actor_id of activities',
      attachment_ids: 'media.id of each attached file',
      lead_before: 'the state of the lead before, for when the reply is undone',
    },
  },
  lead_reminders: {
    about: 'For which due time of each inquiry staff were told that it is due soon, or overdue.',
  },
  leads: { about: 'Inquiries; suspected spam too.', without: { search_text: DERIVED } },
  mail_outbox: {
    about: 'Mail that has not been delivered yet, or could not be.',
    without: { body: 'may hold the link of an invitation' },
  },
  media: {
    about: 'The files of the media library; their bytes are in the folder media.',
    without: { search_text: DERIVED },
    notes: {
      size: 'bytes',
      width: 'pixels',
      height: 'pixels',
      focal_x: 'percent, of what stays in view where the picture is cropped',
      focal_y: 'percent',
      tags: 'JSON',
      url: 'percent-encoded; the file is in this export at media/, its id and its filename',
    },
  },
  notification_choices: {
    about: 'What people want to be told of, and by which ways.',
    notes: { user_id: 'users.id; as actor_id of activities' },
  },
  notification_hours: {
    about: 'How many notifications each recipient was sent in the last hour.',
    withoutPeople: 'mailboxes of the staff, which the settings name',
  },
  milestones: { about: 'The steps of projects.' },
  notifications: {
    about: 'What people were told of inquiries and of clients, for 90 days.',
    notes: {
      update_id: 'project_updates.id, of what a contact answered',
      user_id: 'users.id; as actor_id of activities',
      lead_id: 'empty for a row that stands for many',
      mail: 'the mail that is still to be queued',
    },
  },
  pages: {
    about: 'Pages that staff have made.',
    withoutPeople: 'texts that the firm publishes',
    notes: { content: 'blocks, or what a tool posted' },
  },
  preview_links: {
    about: 'Links that show drafts to people without access, while they work.',
    withoutPeople: 'hashes of secrets, with the ids of who made them and of what they show',
    without: { secret_hash: HASH },
    notes: {
      subject_id: 'the id of the content that it shows',
      actor_id: 'users.id or access_tokens.id, as in activities',
    },
  },
  project_updates: { about: 'Reports to clients about their projects.' },
  projects: { about: 'Projects of clients.', notes: { progress: 'percent, 0 to 100' } },
  same_people: {
    about: 'Mailboxes whose addresses with a tag, such as dana+shop@, are one person.',
    notes: {
      address: 'without the tag',
      confirmed_by: 'users.id or access_tokens.id, as in activities',
    },
  },
  revisions: {
    about: 'Versions of insights, case studies and pages, one for each save.',
    withoutPeople: 'versions of texts that the firm publishes, with the ids of who saved them',
    notes: {
      actor_id: 'users.id or access_tokens.id, as in activities; empty if nobody knows',
      fields: 'JSON, compressed by raw deflate, in base64',
      size: 'bytes of that JSON',
    },
  },
  replaced_media: {
    about: 'Files that others have replaced; their addresses lead to the new ones.',
    notes: { id: 'that of the old address', media_id: 'media.id' },
  },
  redirects: {
    about: 'Addresses that lead to others, old ones of renamed content too.',
    withoutPeople: 'paths of the site',
    notes: { subject_id: 'the id of the content to whose address it leads' },
  },
  saved_replies: {
    about: 'Texts that staff put into their replies.',
    notes: { owner_id: 'the only person who sees it; empty for a shared one' },
  },
  saved_views: {
    about: 'Filters and orders of the leads that people have named for themselves.',
    notes: { id: 'users.id, or the id of ADMIN_TOKEN as in activities' },
  },
  staff_invitations: {
    about: 'The latest invitation of each person.',
    without: { secret_hash: HASH },
  },
  team_members: {
    about: 'The people whom the site presents, with or without access.',
    withoutPeople: 'what the firm publishes about its own people',
  },
  update_comments: {
    about: 'What contacts and staff say under updates.',
    notes: {
      contact_id: 'client_contacts.id; empty for staff, and after the contact was removed',
      staff_id: 'users.id or access_tokens.id',
    },
  },
  users: {
    about: 'People with access to the console. Removed ones keep their id and name.',
    without: { password: HASH },
  },
  webhooks: {
    about: 'Addresses that are told of events.',
    withoutPeople: 'addresses of other programs, which an admin types, and random keys',
    without: { secret: SIGNS, previous_secret: SIGNS, previous_secret_ends_at: SIGNS },
  },
  webhook_deliveries: {
    about: 'What webhooks were told, and how they responded, for a month.',
    notes: { duration_ms: 'milliseconds', request_body: 'the first part of what was sent' },
  },
};
