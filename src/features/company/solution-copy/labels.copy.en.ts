export default {
  stages: 'From the first week to the handover',
  result: 'Result',
  deliverables: 'What you keep',
  needs: 'What we need from you',
  fits: 'When it pays',
  against: 'When we advise against it',
  read: 'Read the case study',
  moreStudies: 'Other studies of this kind',
  articles: 'Articles on this subject',
  topic: 'All articles on this topic',
  questions: 'What people ask on the first call',
  /** Above a person. */
  expert: 'You would talk to',
  sample: 'Sample profile: this person is invented',
};
