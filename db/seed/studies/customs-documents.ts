import type { SeedCaseStudy } from '../types';

export const customsDocuments: SeedCaseStudy = {
  title: 'Customs files complete before the ship docks',
  slug: 'customs-documents',
  searchTitle: 'Customs document automation for freight in Kuwait',
  industry: 'Logistics and customs',
  location: 'Kuwait City, port of Shuwaikh',
  team: 'Ours: 3 engineers. Theirs: 9 clerks, 3 of them senior',
  challenge: [
    'A freight forwarder in Kuwait typed each declaration twice. Even so, one customs file in five came back: a paper was missing, or contradicted another.',
    'In Shuwaikh, with the container on the ground and storage charged by the day, somebody would notice that a weight differed between two papers. By then one of nine clerks had copied the item lines into a declaration and again into billing. The invoices, packing lists and certificates of origin came by email in Arabic, English and Chinese, often as photographs. Only three people knew which goods needed which permit, and one of them was about to retire.',
  ].join('\n\n'),
  solution:
    'An AI model drafts the declaration from the incoming papers, and the clerks check what it has marked. It extracts item lines, weights, values and origin, and marks every field it is unsure of. Paper and draft stand side by side, so the clerk sees where on the page each value came from.',
  steps: [
    {
      title: 'Write down what three people know',
      period: 'Weeks 1 to 6',
      text: 'Case by case, we wrote down with the three experienced clerks which permits each tariff heading needs, and when a file must stop because its papers contradict one another.',
      kept: '212 rules in plain sentences, each signed and dated',
    },
    {
      title: 'Label a thousand files',
      period: 'Weeks 5 to 12',
      text: 'The clerks labeled 1,000 past files, and 500 of them were locked away for testing. Photographs taken at an angle stayed in on purpose.',
      kept: 'the labeled files, on the client’s own server',
    },
    {
      title: 'Propose, never decide',
      period: 'Weeks 10 to 22',
      text: 'Where the model is unsure of a tariff heading, it proposes three and the clerk decides. A finished draft, usually complete while the ship is at sea, goes to the declaration system and to billing in the ERP without being typed again.',
      kept: 'the screen, the interface and the model',
    },
    {
      title: 'Learn from corrections',
      period: 'Weeks 20 to 34',
      text: 'Every two weeks the model is retrained on the clerks’ corrections. A new version goes live only if it does better on the 500 files that it has never seen; two of seven versions did not.',
      kept: 'the test, with the right to refuse a version',
    },
  ],
  results: [
    {
      metric: 'Files sent back',
      value: '−71%',
      description: 'Declarations returned by customs.',
      from: '21%',
      to: '6%',
      measuredBy:
        'All declarations of a quarter against the same quarter a year earlier, from the replies of the declaration system.',
    },
    {
      metric: 'Work per declaration',
      value: '14 min',
      description: 'Clerk time for one declaration, billing included.',
      from: '52 min',
      to: '14 min',
      measuredBy:
        'Before: 60 declarations timed by hand at the desk. After: open time of the screen, median of 900. Neither includes the wait for papers.',
    },
    {
      metric: 'From unloading to release',
      value: '2.1 days',
      description: 'Median stay of a container in port.',
      from: '4 days',
      to: '2.1 days',
      measuredBy:
        'Gate records of the port for all containers of two quarters. The port also opened a second scanner that year, which explains part of the gain.',
    },
  ],
  lessons: [
    'A percentage that told the clerks nothing\nYou open a draft, and every field has a percentage beside it: how sure the model is. Which fields do you check? The clerks checked everything below 100, which was everything. I had planned with percentages for years and never watched anyone act on one.\nWhat we do now: a field is either marked or not, and the threshold is set with the clerks.',
    'Chinese invoices came last\nArabic and English are the languages I read, so we began with them. One file in three is in Chinese, and those held up the queue for two months. They lay on our own desk, and counting them by language would have taken a morning. With any pile of files, we now do that first.',
  ].join('\n\n'),
  timeline: '8 months',
  stack: ['Python', 'PyTorch', 'FastAPI', 'PostgreSQL', 'React'],
  featured: 'false',
  relatedInsight: 'count-fields-when-a-machine-reads-arabic-invoices',
};
