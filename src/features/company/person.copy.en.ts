const copy = {
  city: 'Works from',
  languages: 'Speaks',
  /** What the lists below have. */
  studies: 'Projects',
  articles: 'Articles',
  /** Above a solution. */
  leads: 'Leads',
  team: 'The rest of the team',
  /** In the band at the end; `{name}`. */
  cta: {
    heading: 'Ask for {name}.',
    text: 'When you book, give this name and mention any study above that resembles your case.',
  },
  sample: 'Sample profile: this person is invented',
  /** For search engines: `{about}` is a name with what the person does and where. */
  description: 'Projects and articles, and a first call free of charge.',
};

export default copy;
