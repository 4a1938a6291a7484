import type { SeedInsight } from '../types';

export const dataResidencyWhatToAskBeforeYouPickARegion: SeedInsight = {
  title: 'Data residency: what to ask before you pick a region',
  slug: 'data-residency-what-to-ask-before-you-pick-a-region',
  searchTitle: 'Cloud data residency: Saudi Arabia, UAE, Jordan',
  excerpt:
    'Twelve questions to print and take into the meeting, each with an example of a good answer. They are for the supplier, the lawyer and your own IT.',
  category: 'Digital Strategy',
  publishedAt: '2026-08-20T07:00:00.000Z',
  content: `Whatever you forget to ask before you sign comes back as a line on an invoice, and I have paid more than one such line. So I take this page to every meeting about cloud regions: print it and write the answers in its margin. A region inside the country settles only where the main database lies; backups, logs, support access and keys are separate questions, and what may go abroad differs by country and by sector. After each question comes an invented answer of the kind you want: specific enough to check.

## Ask the supplier

Ask these before you speak about price, while an answer can still cost the supplier the contract.

1. **Where are the backups and replicas?** “In Riyadh. A second region was preselected; we switched it off.”
2. **Who can open our records from abroad?** “Two support engineers, per ticket, for two hours. Here is last month’s log.”
3. **Who holds the encryption keys?** “You do. Withdraw them and all access ends; lose them and the data is lost.”
4. **Which subprocessors receive personal data?** “These nine, with countries, as of today. We announce each addition four weeks ahead, in writing, and you may refuse it.”

One supplier answered my second question with “nobody,” until I asked who had repaired the outage in April; he stepped out to make a call, came back with four names, and apologized, since he had not known either. So ask with an example in hand.

## Ask your lawyer

A lawyer charges by the hour, so send the questions two days ahead, together with what the supplier said, or you will pay for an hour in which you explain what a replica is.

5. **Which laws apply to us?** “In Saudi Arabia the PDPL, supervised by [SDAIA](https://sdaia.gov.sa). It covers residents’ data wherever it is processed. In the UAE, Federal Decree-Law 45 of 2021, separate laws in [DIFC](https://www.difc.com) and [ADGM](https://www.adgm.com), and another for health data. In Jordan, Law 24 of 2023, under the [digital ministry](https://www.modee.gov.jo). In Kuwait, the rules of [CITRA](https://www.citra.gov.kw) for telecom and IT providers. In Lebanon, Law 81 of 2018.”
6. **Is our sector stricter?** “Yes, and the clause is in this circular from your regulator.”
7. **Under which conditions may data go abroad?** “Standard contractual clauses, and in these cases a documented risk assessment.”
8. **Is viewing a record from abroad a transfer?** “Treat it as one until I write otherwise.”

## Ask your own IT

Your own people know the system best and are seldom asked these questions, so ask kindly: most copies were made by somebody who was trying to get through a busy week.

9. **Which copies exist besides production?** “Seven kinds: replicas and backups, logs, error tracking and analytics, mail, support tickets, test environments, prompts to language models. Fields, country, retention and company are listed for each.”
10. **Are identity or mobile numbers in the logs?** “We searched a week of logs and found none.”
11. **Where do the servers send data?** “Only to addresses in the list of copies. All others are blocked, and the system has run that way for a month.”
12. **Can one customer be deleted, or moved?** “We deleted one in a test and saw which copies survived. Moving depends on [how customers share databases](/insights/one-database-per-customer-or-one-for-all).”

## What to do with the answers

I doubt that everything needs the expensive place, and would rather pay for the first two lines of this table properly than for all three halfway.

| Class | Example | Place |
| --- | --- | --- |
| Restricted | Identity numbers, health, salaries | In country, own keys, no third-party tools |
| Personal | Names, phones, orders | In country; copies abroad approved in writing |
| Other | Catalog, prices | Wherever the service is best |

Give each copy a class, agree on who brings each missing answer and by when, and sign for no region until questions 1 to 8 are answered in writing. If you are told that the discount ends on Thursday, first work out what it would cost to move out again.`,
};
