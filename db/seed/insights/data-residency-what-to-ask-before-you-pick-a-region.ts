import type { SeedInsight } from '../types';

export const dataResidencyWhatToAskBeforeYouPickARegion: SeedInsight = {
  title: 'Data residency: what to ask before you pick a region',
  slug: 'data-residency-what-to-ask-before-you-pick-a-region',
  searchTitle: 'Cloud data residency: Saudi Arabia, UAE, Jordan',
  excerpt:
    'Twelve questions to print and take into the meeting, each with an example of a good answer. They are for the supplier, the lawyer and your own IT.',
  category: 'Digital Strategy',
  publishedAt: '2026-08-20T07:00:00.000Z',
  updatedAt: '2026-11-29T07:00:00.000Z',
  content: `~~~callout
title: In short
A cloud region in your country decides only where the main database lies, so ask separately about backups, support access, encryption keys and subprocessors. Keep identity numbers, health data and salaries in the country under your own keys, and allow copies of other personal data abroad only with written approval. Sign for no region until the supplier and your lawyer have answered questions 1 to 8 in writing.
~~~

Whatever you forget to ask before you sign comes back as a line on an invoice, and I have paid more than one such line. So I take this page to every meeting about cloud regions: print it and write the answers in its margin. Backups, logs, support access and keys are separate questions, and what may go abroad differs by country and by sector. After each question comes an invented answer of the kind you want: specific enough to check.

## Ask the supplier

Ask these before you speak about price, while an answer can still cost the supplier the contract.

1. **Where are the backups and replicas?** “In Riyadh. A second region was preselected; we switched it off.”
2. **Who can open our records from abroad?** “Two support engineers, per ticket, for two hours. Here is last month’s log.”
3. **Who holds the encryption keys?** “You do. Withdraw them and all access ends; lose them and the data is lost.”
4. **Which subprocessors receive personal data?** “These nine, with countries, as of today. We announce each addition four weeks ahead, in writing, and you may refuse it.”

One supplier answered my second question with “nobody,” until I asked who had repaired the outage in April; he stepped out to make a call, came back with four names, and apologized, since he had not known either. So ask with an example in hand.

## Ask your lawyer

A lawyer charges by the hour, so send the questions two days ahead, together with what the supplier said, or you will pay for an hour in which you explain what a replica is.

5. **Which laws apply to us?** “In Saudi Arabia the [PDPL](https://sdaia.gov.sa/en/Research/Pages/DataProtection.aspx), supervised by SDAIA. It covers residents’ data wherever it is processed. In the UAE, [Federal Decree-Law 45 of 2021](https://armingaud-avocat.fr/en/federal-decree-law-no-45-of-2021-on-personal-data-protection), separate laws in [DIFC](https://www.difc.ae/business/operating/data-protection/faqs-glossary/) and [ADGM](https://www.adgm.com/faqs/data-protection-office), and [another for health data](https://elaws.moj.gov.ae/UAE-MOJ_LC-En/00_Health/UAE-LC-En_2019-02-06_00002_Kait.html?val=EL1). In Jordan, [Law 24 of 2023](https://modee.gov.jo/EN/Pages/FAQs), under the digital economy ministry. In Kuwait, [Resolution 26 of 2024](https://bylaws.global-markets.com/en/law/kuwait/privacy/kw-priv-000-dppr-resolution-26-2024), for CITRA’s telecom and IT licensees. In Lebanon, [Law 81 of 2018](http://legallaw.ul.edu.lb/Law.aspx?lawId=278573&language=ar).”
6. **Is our sector stricter?** “Yes, and the clause is in this circular from your regulator.”
7. **Under which conditions may data go abroad?** “From Saudi Arabia under SDAIA’s standard contractual clauses, with a documented risk assessment; sensitive data sent steadily or in bulk needs one in any case. From Jordan, with few exceptions, not to a country that protects data less than Jordanian law does.”
8. **Is viewing a record from abroad a transfer?** “Treat it as one until I write otherwise.”

## Ask your own IT

Your own people know the system best and are seldom asked these questions, so ask kindly: most copies were made by somebody who was trying to get through a busy week.

9. **Which copies exist besides production?** “Seven kinds: replicas and backups, logs, error tracking and analytics, mail, support tickets, test environments, prompts to language models. Fields, country, retention and company are listed for each.”
10. **Are identity or mobile numbers in the logs?** “We searched a week of logs and found none.”
11. **Where do the servers send data?** “Only to addresses in the list of copies. All others are blocked, and the system has run that way for a month.”
12. **Can one customer be deleted, or moved?** “We deleted one in a test and saw which copies survived. Moving depends on [how customers share databases](/insights/one-database-per-customer-or-one-for-all).”

## Which data should stay in the country?

I doubt that everything needs the expensive place, and would rather pay for the first two lines of this table properly than for all three halfway.

| Class | Example | Place |
| --- | --- | --- |
| Restricted | Identity numbers, health, salaries | In country, own keys, no third-party tools |
| Personal | Names, phones, orders | In country; copies abroad approved in writing |
| Other | Catalog, prices | Wherever the service is best |

Give each copy a class, agree on who brings each missing answer and by when, and sign for no region until questions 1 to 8 are answered in writing. If you are told that the discount ends on Thursday, first work out what it would cost to move out again.

## Sources

The answers above are invented; the rules named in 5 and 7 are not. Pages of the authorities and texts of the laws come first in each line, then law firms. Rules change: have your lawyer confirm the version in force. Read in November 2026.

- Saudi Arabia: SDAIA on [the law and its scope](https://sdaia.gov.sa/en/Research/Pages/DataProtection.aspx), and its [regulations and standard clauses](https://dgp.sdaia.gov.sa/wps/portal/pdp/knowledgecenter/!ut/p/z0/04_Sj9CPykssy0xPLMnMz0vMAfIjo8ziPR1dzTwMgw2MDMOcTA3MjH39TE29jY0MLIz1g1Pz9AuyHRUBxaJ7fQ!!); Baker McKenzie on [the transfer regulation](https://insightplus.bakermckenzie.com/bm/data-technology/saudi-arabia-updates-data-transfer-regulations-and-introduces-the-first-set-of-standard-contractual-clauses) of September 1, 2024; Latham & Watkins on [risk assessments](https://www.globalprivacyblog.com/2025/03/kingdom-of-saudi-arabia-issues-new-data-transfer-risk-assessment-guidelines/), March 2025
- UAE: [Decree-Law 45 of 2021](https://armingaud-avocat.fr/en/federal-decree-law-no-45-of-2021-on-personal-data-protection), in English; the ministry of justice’s text of [Law 2 of 2019](https://elaws.moj.gov.ae/UAE-MOJ_LC-En/00_Health/UAE-LC-En_2019-02-06_00002_Kait.html?val=EL1) on health data; DIFC on [Law 5 of 2020](https://www.difc.ae/business/operating/data-protection/faqs-glossary/); ADGM on [its regulations of 2021](https://www.adgm.com/faqs/data-protection-office), and their text on [transfers](https://adgmen.thomsonreuters.com/entiresection/23384); Charles Russell Speechlys on [what the decree-law leaves out](https://blog.charlesrussellspeechlys.com/post/102hdta/uae-enacts-new-data-protection-law)
- Jordan: the ministry’s [answers on Law 24 of 2023](https://modee.gov.jo/EN/Pages/FAQs); Al Tamimi on [who supervises it](https://www.tamimi.com/news/jordans-new-data-protection-law-safeguarding-personal-data/), October 12, 2023; DLA Piper on [transfers](https://www.dlapiperdataprotection.com/?c=JO&t=transfer)
- Kuwait: text of [Resolution 26 of 2024](https://bylaws.global-markets.com/en/law/kuwait/privacy/kw-priv-000-dppr-resolution-26-2024); Al Tamimi on [whom it binds](https://www.tamimi.com/news/communications-and-information-technology-regulatory-authority-has-issued-new-data-privacy-regulations/), February 28, 2024
- Lebanon: text of [Law 81 of 2018](http://legallaw.ul.edu.lb/Law.aspx?lawId=278573&language=ar), in Arabic, at the Lebanese University`,
};
