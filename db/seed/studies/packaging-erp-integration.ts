import type { SeedCaseStudy } from '../types';

export const packagingErpIntegration: SeedCaseStudy = {
  title: 'Books that close in three days instead of fourteen',
  slug: 'packaging-erp-integration',
  searchTitle: 'ERP and shop floor integration for a factory in Jordan',
  industry: 'Manufacturing',
  location: 'Sahab near Amman, 22 production lines',
  team: 'Ours: 3 engineers. Theirs: the plant controller, 6 shift leads',
  challenge: [
    'A packaging manufacturer in Jordan needed fourteen days to close each month. The shop floor, warehouse and ERP did not agree about what had been made.',
    'Operators wrote their output on shift sheets, which one clerk typed into the ERP, two days behind the machines; purchasing trusted only a spreadsheet of its own. Shop floor, warehouse and ERP agreed on 81% of production orders. Scrap was known only as a yearly average, so a rush order could not be priced with any confidence. An attempt to replace every system at once had been stopped in its fifth month.',
  ].join('\n\n'),
  solution:
    'We left in place whatever worked. An ERP integration now connects 22 extrusion and printing lines and the warehouse with the ERP, and each quantity is recorded once, at the source.',
  steps: [
    {
      title: 'Settle the master data',
      period: 'Months 1 to 3',
      text: 'Rolls had been counted in kilograms, meters and pieces, often for the same order. Each of 3,800 items got one number, one unit and one owner before the first line was connected.',
      kept: 'the item list, and a rule for adding to it',
    },
    {
      title: 'Connect one line, then listen',
      period: 'Months 4 and 5',
      text: 'Machines report meters, weight and stops over OPC UA, a standard for machine data. The first line ran for a month alongside its shift sheet, and we traced every difference to its cause.',
      kept: 'the adapter, and a page explaining each signal',
    },
    {
      title: 'Give errors to those who can fix them',
      period: 'Months 5 and 6',
      text: 'When one side is down, messages wait in a queue. Those that fail go to the shift lead, with the cause and a button to send them again, so a wrong unit is corrected by the person who knows the right one.',
      kept: 'the queue with its screen',
    },
    {
      title: 'Line by line',
      period: 'Months 6 to 10',
      text: 'We connected the other 21 lines, one a week. Pallets carry a label that the warehouse scans, and the ERP receives every movement within a minute as one of its own document types.',
      kept: 'the labels, the code and the connection plan',
    },
    {
      title: 'Close a month together',
      period: 'Month 11',
      text: 'We sat through one month-end and made a note each time a spreadsheet was opened. The seven notes became seven reports.',
      kept: 'seven reports in place of the spreadsheets',
    },
  ],
  results: [
    {
      metric: 'Saved at month-end',
      value: '11 days',
      description: 'Days from the end of the month until its books are closed.',
      from: '14 days',
      to: '3 days',
      measuredBy:
        'Posting date of the closing entry: the average of the six months before, and of the last three.',
    },
    {
      metric: 'Production orders in agreement',
      value: '97%',
      description: 'Shop floor, warehouse and ERP show the same quantity.',
      from: '81%',
      to: '97%',
      measuredBy:
        'All orders of a month compared by the controller, with a tolerance of 1% of weight.',
    },
    {
      metric: 'Unexplained material loss',
      value: '−37%',
      description: 'Input that no record accounts for.',
      from: '3.8%',
      to: '2.4%',
      measuredBy:
        'Material bought, minus product, known scrap and change of stock, over two full quarters. Better records explain part of it; we do not know how much.',
    },
  ],
  lessons: [
    'I believed the data sheets\nI ask every client to show me the warehouse before the meeting, but in this plant I never asked to see the printing hall. The makers promised OPC UA, and I took their word until the day we came to connect two printing lines from 2009: they reported nothing but electrical pulses. Now I test every machine in the first month, whatever its data sheet says.',
    'The queue was too patient\nSahab, Sunday, seven in the morning: 4,100 messages stood in the queue. A certificate had expired, and they had waited out the weekend in perfect silence. I had specified who hears of a message that fails, and forgotten the one that waits. A queue that grows for ten minutes now pages the person on call.',
  ].join('\n\n'),
  timeline: '11 months',
  stack: ['Odoo', 'OPC UA', 'RabbitMQ', 'Python', 'PostgreSQL', 'Grafana'],
  featured: 'false',
  relatedInsight: 'why-erp-projects-stall-in-month-five',
};
