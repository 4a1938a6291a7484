import { type DescribedTables, SECRET_HASH } from '../../core/described-tables';

export const chatTables: DescribedTables = {
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
      alarms_told: 'how often staff were notified that the visitor waits',
    },
  },
  chat_files: {
    about: 'Which conversation a file belongs to.',
    notes: { id: 'media.id' },
  },
  chat_guests: {
    about: 'Browsers in which the link of a mail was opened.',
    notes: { link_id: 'chat_links.id' },
  },
  chat_links: {
    about: 'Links of mails that open a conversation, for seven days.',
    without: { secret_hash: SECRET_HASH },
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
  chat_ratings: { about: 'What visitors say of conversations after their end.' },
  signing_keys: { leftOut: 'secret keys', withoutPeople: 'random keys' },
};
