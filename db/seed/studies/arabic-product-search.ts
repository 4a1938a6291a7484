import type { SeedCaseStudy } from '../types';

export const arabicProductSearch: SeedCaseStudy = {
  title: 'Arabic search that accepts every common spelling',
  slug: 'arabic-product-search',
  searchTitle: 'Arabic product search for an online shop in the UAE',
  industry: 'Online retail',
  location: 'Dubai, one shop in Arabic and English',
  team: 'Ours: 3 engineers. Theirs: 5 merchandisers, 1 buyer',
  challenge: [
    'An online home goods retailer in the UAE lost one Arabic search in three. Its shop showed nothing unless a word was spelled exactly as in the catalog.',
    'The merchandising team added some thirty synonyms a week by hand, and the list of failed searches never got shorter. Shoppers wrote with or without hamza, attached the article or dropped it, and typed Arabic in Latin letters and digits. The 48,000 product names came from four translators, who between them had four words for a floor lamp. Visitors who met an empty page left within twenty seconds.',
  ].join('\n\n'),
  solution:
    'Search now compares meanings as well as the forms of a word, and accepts every common spelling. Of two results that fit equally well, the one that ships sooner comes first.',
  steps: [
    {
      title: 'Collect what people really type',
      period: 'Weeks 1 to 3',
      text: 'The retailer’s staff rated the answers to 1,200 past queries, from which everything personal had been removed. That let us tell better from worse before we built anything.',
      kept: 'the rated queries, by which every later version was judged',
    },
    {
      title: 'Normalize the letters',
      period: 'Weeks 3 to 8',
      text: 'Before two words are compared, an alif loses its hamza, a final ta marbuta becomes a ha, and an attached article comes off. A word in Latin letters and digits is first turned into Arabic.',
      kept: 'the rules, with 340 examples as tests',
    },
    {
      title: 'Add meaning, and merge',
      period: 'Weeks 7 to 13',
      text: 'An embedding model, which compares meanings, finds products that share no word with the query, and the two rankings are merged. We dropped every version that scored below the one before it, which happened twice.',
      kept: 'the ranking, and the record of what was dropped',
    },
    {
      title: 'One visitor in twenty first',
      period: 'Weeks 14 to 20',
      text: 'We launched to 5% of visitors, then to 25%, then to all. Merchandisers now work from a screen of failed queries, sorted by the visits they cost; a synonym entered there takes effect within a minute.',
      kept: 'the screen, which shows the costliest failed search first',
    },
  ],
  results: [
    {
      metric: 'Searches without a result',
      value: '4%',
      description: 'Arabic searches that end on an empty page.',
      from: '33%',
      to: '4%',
      measuredBy:
        'All Arabic searches of the four weeks before the launch and of four weeks after it had reached all visitors. Half of those still without a result ask for things the shop does not sell.',
    },
    {
      metric: 'Orders per Arabic search',
      value: '3.2×',
      description: 'Arabic searches that lead to an order on the same day.',
      from: '0.9%',
      to: '2.9%',
      measuredBy:
        'Visitors with the new search against those with the old one, three weeks side by side at 25%, before the full launch.',
    },
    {
      metric: 'Typical answer time',
      value: '180 ms',
      description: 'Median time to a page of results.',
      from: '640 ms',
      to: '180 ms',
      measuredBy:
        'At the server, one week for each version, at the same load. Images are not part of it.',
    },
  ],
  lessons: [
    'I could not leave a page blank\nAn empty page looks unfinished to me, so I had the first version always show something. A search for a rocking chair, which the shop does not sell, filled the screen with rocking horses and office chairs. The ratings fell, and rightly: a plain white page at least leaves the shopper free to try another word.\nWhat we do now: where the raters prefer an empty page to a wrong one, we show the empty one.',
    'One Arabic is not enough\nI come from Beirut and should have known that a sofa changes its name at every border. All our raters were in Dubai. Shoppers in Kuwait have another word for one piece of furniture in three, and those pieces were judged by people who had never heard it. Today the raters come from every country the shop delivers to, and the first thing they argue about is the sofa.',
  ].join('\n\n'),
  timeline: '5 months',
  stack: ['OpenSearch', 'Python', 'Sentence Transformers', 'Next.js', 'Redis'],
  featured: 'false',
  relatedInsight: 'the-letters-that-hide-products-from-arabic-search',
};
