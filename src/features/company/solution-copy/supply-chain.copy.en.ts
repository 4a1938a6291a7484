import type { SolutionPageCopy } from './solution-page.copy';

const copy: SolutionPageCopy = {
  heading: 'Stock, loads and orders in one plan that planners trust',
  lead: 'Demand planning and inventory planning for distributors and manufacturers, from the container in Jebel Ali to the shelf in Amman. We begin at the shelf, since no plan is better than the stock records behind it. Then one site runs the new plan alongside the old spreadsheet, until the planners themselves put the spreadsheet away.',
  facts: [
    { label: 'Stock records in order', value: '6 to 8 weeks' },
    { label: 'First site on the plan', value: '4 months' },
    { label: 'From us', value: '3 people' },
    { label: 'From you', value: 'A planner and a counting team' },
  ],
  stages: [
    {
      when: 'Weeks 1 to 2',
      title: 'At the shelf',
      text: 'We count 200 items with your team, and follow each difference to where it began.',
      result: 'the share of records that are right, and why the others are not',
    },
    {
      when: 'Weeks 3 to 8',
      title: 'Each movement once',
      text: 'At the first site, warehouse, sales and ERP are connected, so that what leaves one is booked in the others.',
      result: 'stock records that match for 97 of 100 items',
    },
    {
      when: 'Weeks 9 to 12',
      title: 'A plan on trial',
      text: 'Orders, loads and purchases of one site are planned each night, in parallel with your current method.',
      result: 'both plans compared, on figures agreed beforehand',
    },
    {
      when: 'Month 4',
      title: 'The first site',
      text: 'The site orders and loads by the plan alone. The system notes what its planners change, and why.',
      result: 'pick lists minutes after an order',
    },
    {
      when: 'Months 5 to 9',
      title: 'Site after site',
      text: 'Each further site takes three to four weeks, and is led by the planners of the one before.',
      result: 'sites that plan for themselves',
    },
  ],
  deliverables: [
    {
      title: 'One number for each item',
      text: 'With its units, its pack sizes and the person who may change it.',
    },
    {
      title: 'Connections that can wait',
      text: 'When a system is down, messages queue and arrive later, in order.',
    },
    {
      title: 'A plan that explains itself',
      text: 'Why this order, this load, this supplier, in a sentence that a buyer would use.',
    },
    {
      title: 'Measured lead times',
      text: 'For every supplier a usual and a slow time, with the late ones named.',
    },
  ],
  needs: [
    'A day of counting at the start, and an hour each week after that.',
    'Read access to the ERP and the warehouse system, or to a copy if you prefer.',
    'A planner who is free to say that the plan is wrong.',
  ],
  fits: [
    'You keep stock at three sites or more, and goods travel between them every working day.',
    'One order line in twenty cannot be filled, although a tenth of your stock has not moved for six months.',
    'At least half of your purchases take over a month to arrive, too long to put a wrong order right.',
    'More than 15 loads go out each day, and combining them takes a dispatcher half the day or more.',
  ],
  against: [
    'Your warehouse moves next year, and everything would have to be counted again.',
    'You have one site and a few hundred items. Your ERP’s own reorder points will do, if they are set.',
    'Purchases are made on price alone, whatever the plan says.',
  ],
  questions: [
    {
      question: 'Do we need a new warehouse management system?',
      answer:
        'Usually not. We use the one you have as long as it can report a movement when it happens. Where it cannot, a scanner and a small program can.',
    },
    {
      question: 'What does a supply chain project cost, and how long does it take?',
      answer:
        'The first site takes about four months and 240 person-days of our work. At 400 US dollars a day, a round number for comparison and not our rate, that is 96,000 dollars. Stock records come first, after 6 to 8 weeks, and you can stop once they are right.',
    },
    {
      question: 'Does it cover procurement and inventory, or only transport?',
      answer:
        'All three, in one plan. Once the stock records are right, inventory planning usually comes first, since that frees cash; procurement and transport follow at the same site.',
    },
    {
      question: 'What about Ramadan and the holidays?',
      answer:
        'They are in the plan’s calendar, Hijri and Gregorian, and so are the weeks before them, when demand shifts most.',
    },
    {
      question: 'Can planners still decide for themselves?',
      answer:
        'Yes. They see why the plan proposes something, and may change it if they give a reason. After a month the reasons show what the plan does not know yet.',
    },
    {
      question: 'How is success measured?',
      answer:
        'By three figures that we write down in week two, such as items out of stock, half-empty trips and hours of planning, all taken from your records.',
    },
  ],
  cta: {
    heading: 'Is there a stock figure that nobody trusts?',
    text: 'We would begin there, by asking where it is counted and what an error in it costs.',
  },
};

export default copy;
