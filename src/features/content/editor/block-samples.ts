/** Blocks that the editor inserts, each with a filled sample; the selection is what to replace first. */
export const BLOCK_SAMPLES = [
  {
    name: 'Chart',
    hint: 'numbers as a picture',
    text: [
      '```chart line',
      'title: Orders by month',
      'unit: Cartons',
      'x: Jan Feb Mar Apr',
      '2025: 120 135 160 150',
      '2026: 130 155 190 205',
      'source: Where the numbers are from.',
      '```',
    ].join('\n'),
    selection: 'Orders by month',
  },
  {
    name: 'Calculation',
    hint: 'numbers that readers change',
    text: [
      '```calculation',
      'title: What faster payment is worth',
      'sales: Sales on credit in a year, 1,000,000 to 20,000,000 by 500,000, 10,000,000',
      'days: Days sooner, 1 to 20 by 1, 4',
      'result: Cash released once = sales / 365 * days',
      'table: days 1 2 4 8',
      '```',
    ].join('\n'),
    selection: 'What faster payment is worth',
  },
  {
    name: 'Callout',
    hint: 'a rule to remember',
    text: '```callout\ntitle: A rule that has served us\nAsk twice before you order once.\n```',
    selection: 'A rule that has served us',
  },
  {
    name: 'Steps',
    hint: 'what to do, in order',
    text: '```steps\n1. Count the shelf\n   With no one looking at a screen.\n2. Compare the numbers\n```',
    selection: 'Count the shelf',
  },
  {
    name: 'Figure',
    hint: 'a picture or table with a caption',
    text: '```figure\ncaption: What the picture shows\n| Item | Cartons |\n| --- | --- |\n| Juice | 120 |\n```',
    selection: 'What the picture shows',
  },
  {
    name: 'Table',
    hint: 'rows and columns',
    text: '| Item | Cartons |\n| --- | --- |\n| Juice | 120 |',
    selection: 'Item',
  },
  {
    name: 'Quote',
    hint: 'words that stand out',
    text: '> A sentence to remember.',
    selection: 'A sentence to remember.',
  },
  { name: 'Code', hint: 'text as typed', text: '```\ncode\n```', selection: 'code' },
  {
    name: 'Picture',
    hint: 'from the media library',
    text: '![What the picture shows](/media/)',
    selection: '/media/',
  },
];
