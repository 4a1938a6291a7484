import type { SolutionsCopy } from './solutions.copy';

const copy: SolutionsCopy = {
  subject: 'Solutions for companies in the Middle East',
  title: 'Systems for the decisions you make every week',
  lead: 'We build custom software that your own staff take over and run. It connects to the ERP you have, so your ledger remains the one that counts.',
  contents: 'On this page',
  unsure: 'Undecided between two of these?',
  bookCall: 'Book Discovery Call',
  tools: 'Tools',
  problems: 'Problems',
  approach: 'Approach',
  outcomes: 'Expected Outcomes',
  talk: 'Talk about {solution}',
  details: '{solution}: stages and handover',
  study: 'Case study',
  sampleStudy: 'Case study · sample',
  article: 'Article',
  solutions: [
    {
      id: 'ai-analytics',
      title: 'AI & Analytics',
      subtitle: 'Figures ready when the decision is due',
      longDescription:
        'Data analytics is worth its price once it changes a decision. So we begin with one that your company makes every week, find out which records matter to it, and build the smallest model that improves it. Each model is tested on months it has never seen and compared with the rule of thumb it would replace. If the rule of thumb wins, we say so and stop before the rest of the budget is spent.',
      tools: ['Python', 'PyTorch', 'LightGBM', 'dbt', 'Apache Airflow', 'PostgreSQL', 'Metabase'],
      problems: [
        'Three departments report three figures for the same month.',
        'Orders and budgets copy last year, although Ramadan and the school terms have moved.',
        'The tools you own cannot read Arabic text in invoices, messages and searches.',
        'A pilot model was shown once, praised, and never used for a decision.',
      ],
      approach: [
        'Name one decision, who makes it, and what a wrong one costs.',
        'Clean the records with the people who entered them, and write down what each field means.',
        'Let the model and today’s method forecast the same months, and compare their errors.',
        'Put the result on the screen where the decision is made, say what drove it, and let people overrule it.',
      ],
      outcomes: [
        'A first model in daily use after 4 to 6 months.',
        'One written definition for each figure, maintained by your staff.',
        'Error rates measured weekly and open to everyone who relies on them.',
        'Fewer hours spent collecting numbers, counted before and after.',
      ],
    },
    {
      id: 'supply-chain',
      title: 'Supply Chain',
      subtitle: 'One plan for stock, trucks and suppliers',
      longDescription:
        'A supply chain tends to fail between two systems: the warehouse knows what left, the ERP knows what was billed, and sales believes neither. So we tie warehouse management to the ERP first: every item gets one number and every movement one record. Demand planning, loading and purchasing build on that. Planners have the last word, and whenever they change a line, the system asks why.',
      tools: [
        'SAP Business One',
        'Odoo',
        'Microsoft Dynamics 365',
        'Google OR-Tools',
        'RabbitMQ',
        'PostgreSQL',
        'Power BI',
      ],
      problems: [
        'Sales promises stock that another warehouse has already sold.',
        'Trucks leave half empty while urgent orders wait until tomorrow.',
        'Supplier lead times exist only in the memory of two buyers.',
        'The stock figures in the ERP are right one day a month: the day of the count.',
      ],
      approach: [
        'Compare the stock records with the shelves before anything is planned.',
        'Connect warehouse, sales and ERP so that each movement is recorded once.',
        'Run the plan for one site in parallel with your current method until it wins on agreed figures.',
        'Add the next site, and let its own planners decide when the old sheet can go.',
      ],
      outcomes: [
        'Stock records that match the shelves for at least 97 of 100 items.',
        'Pick lists within minutes of an order instead of hours.',
        'Fewer part-loaded trips, reported by route and week.',
        'Lead times measured for every supplier, with the late ones listed.',
      ],
    },
    {
      id: 'saas-platforms',
      title: 'SaaS Platforms',
      subtitle: 'One product for all your customers',
      longDescription:
        'A SaaS product is judged on the day a customer asks who changed a record, disputes an invoice, or leaves and wants the data. We design for those days first, with each customer’s data kept apart from the others’, roles that can be explained in a sentence, an audit trail and complete exports. Right-to-left layout is there from the first screen, and where your customers run an ERP, the integration is a feature like any other, with its own tests.',
      tools: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Keycloak', 'Docker', 'Stripe'],
      problems: [
        'A tool made for one customer is being copied by hand for the tenth.',
        'There is no telling which employee saw or changed a record.',
        'Arabic was added late, and right-to-left forms, reports and invoices break.',
        'Monthly invoices depend on a spreadsheet that one person understands.',
      ],
      approach: [
        'Map customers, roles and prices on paper, and test the map on the three most difficult customers.',
        'Release to one paying customer early and to the rest in small groups.',
        'Write the rules for billing and access as automated tests that your staff can read.',
        'Connect payment, email and ERP systems through documented interfaces, so that each can be replaced.',
      ],
      outcomes: [
        'A first release in paid use after 4 to 6 months.',
        'A new customer set up in under an hour, without a developer.',
        'Each change to a record traced to a person and a time.',
        'Hosting cost known per customer per month.',
      ],
    },
    {
      id: 'erp-integration',
      title: 'ERP Integration',
      subtitle: 'Every movement recorded once, at the source',
      longDescription:
        'An ERP knows only what it is told, and it is told late, by someone who retypes figures and leaves at five. We leave the ERP where it is and connect what surrounds it, from the machine and the scanner to the online store and the tax authority. Every message arrives as one of the ERP’s own documents, so your bookkeeping stays as it is. Messages that fail go to the person who can fix them, with the cause stated.',
      tools: [
        'SAP Business One',
        'Odoo',
        'Microsoft Dynamics 365',
        'RabbitMQ',
        'OPC UA',
        'UBL',
        'PostgreSQL',
      ],
      problems: [
        'The same delivery is typed into three systems, by three people, on three days.',
        'One item has four codes and two units, depending on whom you ask.',
        'Month-end takes two weeks, because the differences are only found then.',
        'An attempt to replace everything at once was stopped halfway.',
      ],
      approach: [
        'Settle the master data first: one number, one unit and one owner for each item.',
        'Connect one line, one store or one warehouse, and run it in parallel with the paper records for a month.',
        'Queue messages when one side is down, and show why any of them failed.',
        'Add the others two at a time, and close one month together at the end.',
      ],
      outcomes: [
        'Movements in the ERP within a minute instead of days.',
        'Shop floor, warehouse and books agree on at least 97 of 100 orders.',
        'Books that close within five days of the end of the month.',
        'Interfaces documented well enough for another firm to take over.',
      ],
    },
    {
      id: 'web-development',
      title: 'Web Development',
      subtitle: 'Small, fast and yours to edit',
      longDescription:
        'A website is often the smallest system we build and the first your customers see. We keep pages light and test them on the phones people carry, in Arabic and in English. Bookings and forms go straight to the system where your staff work, and prices come from it, with nothing copied by hand.',
      tools: ['TypeScript', 'React', 'Astro', 'Tailwind CSS', 'Playwright'],
      problems: [
        'Pages take ten seconds to open on a mobile connection.',
        'Changing a price takes a developer and a week.',
        'The Arabic pages lag a year behind the English ones.',
        'Inquiries end up in a mailbox without an owner.',
      ],
      approach: [
        'Agree on the one thing a visitor should be able to do.',
        'Write the text before the design, in both languages.',
        'Measure speed and accessibility with every change.',
        'Train two of your people to edit, and watch them do it.',
      ],
      outcomes: [
        'A website in use after 6 to 8 weeks.',
        'First content on screen within 1.5 seconds on a 4G phone.',
        'Prices and pages changed by your staff within minutes.',
        'Code, domain and hosting account in your name.',
      ],
    },
  ],
};

export default copy;
