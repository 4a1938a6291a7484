const copy = {
  city: 'Works from',
  languages: 'Speaks',
  /** What the lists below have. */
  studies: 'Projects',
  articles: 'Articles',
  team: 'The rest of the team',
  sample: 'Sample profile: this person is invented',
  /** For search engines: `{about}` is a name with what the person does and where. */
  description: 'Profile and work: {about}.',
};

export default copy;
