import type { SolutionPageCopy } from './solution-page.copy';

const copy: SolutionPageCopy = {
  heading: 'A forecast that earns its place, or an honest no',
  lead: 'Demand forecasting and data analytics for a region where Ramadan comes ten to twelve days earlier each year and the weekend differs between Riyadh and Dubai. We test whether a forecast improves one decision that you make every week. After eight weeks, and before most of the budget is spent, you know whether your records can carry a forecast.',
  facts: [
    { label: 'First answer', value: '8 weeks' },
    { label: 'In daily use', value: '4 to 6 months' },
    { label: 'From us', value: '2 or 3 people' },
    { label: 'From you', value: 'Half a day a week' },
  ],
  stages: [
    {
      when: 'Weeks 1 to 2',
      title: 'One decision',
      text: 'We sit with the people who order, plan or set prices, and work out what a wrong call costs.',
      result: 'the decision, its owner and its cost on one page',
    },
    {
      when: 'Weeks 3 to 5',
      title: 'The records',
      text: 'We clean two years of records together with the people who entered them.',
      result: 'a written definition of each field that matters',
    },
    {
      when: 'Weeks 6 to 8',
      title: 'The test',
      text: 'The model forecasts months it has never seen. Your rule of thumb does the same.',
      result: 'both errors in one table, and a decision to go on or stop',
    },
    {
      when: 'Months 3 to 4',
      title: 'With the planners',
      text: 'The forecast appears where orders are placed, with a line on what drove it. Planners may overrule it, and we keep score.',
      result: 'an error figure each week, in full view',
    },
    {
      when: 'Months 5 to 6',
      title: 'Handover',
      text: 'Your analyst retrains the model three times, the last time alone.',
      result: 'a model that your analyst can maintain',
    },
  ],
  deliverables: [
    {
      title: 'The model, with its code',
      text: 'In your repository and on your infrastructure. No license to renew with us.',
    },
    {
      title: 'A dictionary of your figures',
      text: 'What each one means, where it comes from and who looks after it.',
    },
    {
      title: 'An error report each week',
      text: 'By product and site, against the method that the model replaced.',
    },
    {
      title: 'The right to overrule',
      text: 'When a planner changes a figure, the system records why and learns from it.',
    },
  ],
  needs: [
    'Two years of records, however untidy.',
    'The person who makes the decision today, for half a day a week.',
    'A manager who can say what a wrong decision costs.',
  ],
  fits: [
    'Your buyers settle more than 200 order quantities a week, and have less than a minute for each.',
    'Write-offs and markdowns cost you more in a year than the salaries of the people who place the orders.',
    'Your staff open more than 100 invoices, certificates or letters a day, only to copy the same few fields from each.',
  ],
  against: [
    'There are fewer than two years of records for what you want to forecast, so no second season is left to test on.',
    'The decision comes once a year, and a careful spreadsheet would do.',
    'No one would be allowed to act on the answer.',
  ],
  questions: [
    {
      question: 'Does our data have to be in order before we start?',
      answer:
        'No: putting it in order is part of the work. By the end of week five the records are clean, and by the end of week eight you know whether they can carry a forecast.',
    },
    {
      question: 'What does a first AI model cost, and when is it in use?',
      answer:
        'Four to six months and 160 to 360 person-days of our work, so between 64,000 and 144,000 US dollars at 400 a day, which is a round number for comparison and not our rate. After eight weeks you know whether your records can carry a model, and can stop there.',
    },
    {
      question: 'Do you also build AI agents, assistants, chatbots and other machine learning?',
      answer:
        'Yes, where a figure can show that they help: an assistant that answers from your own Arabic and English documents, predictive maintenance, anomaly detection. Each has to pass an exam that your people set before anyone relies on it.',
    },
    {
      question: 'Which AI models do you use?',
      answer:
        'For numbers, mostly gradient-boosted trees: many small decision trees that run on an ordinary server and show what moved a forecast. Language models come in where there is text: invoices, messages, search.',
    },
    {
      question: 'Where is the data processed?',
      answer:
        'On your infrastructure, in the country that your contracts or your regulator require. Records go to a model provider only with your written consent.',
    },
    {
      question: 'What if the market changes?',
      answer:
        'In the first days of a sudden change the model will be wrong, as any model would be. The weekly report shows which items are affected, and your analyst retrains the model, as practiced at the handover.',
    },
  ],
  cta: {
    heading: 'How far off was last month’s forecast?',
    text: 'With that figure, and the number of years in your records, we can say whether a test is worth eight weeks.',
  },
};

export default copy;
