import type { SeedInsight } from '../types';

export const dataResidencyWhatToAskBeforeYouPickARegion: SeedInsight = {
  title: 'Data residency: what to ask before you pick a region',
  slug: 'data-residency-what-to-ask-before-you-pick-a-region',
  searchTitle: 'Cloud data residency in Saudi Arabia, the UAE and Jordan',
  excerpt:
    'Choosing a cloud region inside the country answers only part of the question. Copies, remote access, keys and suppliers decide the rest, and five checks show whether your answer holds in practice.',
  category: 'Digital Strategy',
  publishedAt: '2026-08-20T07:00:00.000Z',
  content: `Two statements come up in most meetings on this subject: that the law forbids storing anything abroad, and that a cloud region inside the country settles the matter. Both are too simple. What follows is the engineering side of the question. For the legal side, you need counsel who works with the law in force on the day you ask.

## What the laws broadly say

Saudi Arabia’s Personal Data Protection Law, the PDPL, is supervised by the Saudi Data and AI Authority, [SDAIA](https://sdaia.gov.sa). It also covers the processing of residents’ personal data by parties outside the Kingdom, so hosting elsewhere does not put you out of its reach. The law allows transfers abroad under conditions. These include safeguards such as standard contractual clauses and, in defined cases, a documented risk assessment.

The neighboring countries have rules of their own. The UAE has a federal law (Federal Decree-Law 45 of 2021), while the financial free zones [DIFC](https://www.difc.com) and [ADGM](https://www.adgm.com) have data protection laws of their own, and a separate federal law on health data restricts moving it out of the country. Jordan has its Law 24 of 2023, for which the [Ministry of Digital Economy and Entrepreneurship](https://www.modee.gov.jo) is responsible. In Kuwait, the regulator [CITRA](https://www.citra.gov.kw) has issued privacy rules aimed at providers of telecom and IT services. Lebanon’s Law 81 of 2018 covers electronic transactions and personal data.

Sector rules can be stricter than any of these. Banks, insurers, hospitals, telecom operators and public bodies should ask their own regulator first, and will often find the strictest requirement in a circular or in a contract with a government customer.

## List the copies before the regions

Ask a team where its data is and it will name the production database. Personal data normally exists in half a dozen more places:

- replicas and backups, including those in the second region that the provider preselected
- application logs, which hold whole request bodies if someone once switched them on
- error tracking and product analytics, often services hosted in the United States or the European Union
- email and messaging providers that keep what they send
- support tickets with screenshots and exported lists
- test environments filled from production
- prompts sent to a language model, for as long as its provider keeps them

~~~chart bar
title: The team names one place, the list has eight
unit: Places that hold personal data
Named when asked: 1
On the list: 8
highlight: On the list
source: The production database, and the seven kinds of copies above.
~~~

Draw up this list in two afternoons with the people who operate the system. For each copy, write down which fields it holds, in which country it lies, how long it is kept and which company runs it. The result is uncomfortable to read, but a lawyer can work with it.

## Seeing is a kind of moving

When a support engineer in another country opens a database in Riyadh, personal data has been shown abroad although nothing was stored there. Whether that counts as a transfer or disclosure is a question for counsel. Your own task is to decide deliberately who may do it. Practical measures are masked fields in support screens, access granted per ticket for two hours with a recorded reason, and a log of who viewed which record.

> If you cannot say who opened a customer record last month, the location of the disk is the smaller problem.

Encryption keys raise the same question of access. A key held by the hosting provider protects you against a stolen disk. A key that you hold yourself also lets you end all access by withdrawing it. The price is that a lost key means lost data, so rehearse recovering the key as you rehearse restoring a backup.

## Sort the data, then decide

Putting everything under the strictest rule is simple and expensive, because some managed services will be missing in your preferred region. Three classes are usually enough.

| Class | Example | Placement |
| --- | --- | --- |
| Restricted | Identity numbers, health, salaries | In country, your own keys, no copies in third-party tools |
| Personal | Names, phone numbers, orders | In country by default, each copy abroad approved in writing |
| Other | Catalog, prices, anonymous statistics | Wherever the service is best |

The class must be visible to developers, for instance as a tag on each database column, or they will forget it when they build the next feature. How quickly you could move a class later, if a rule or a contract required it, depends on [how your customers share databases](/insights/one-database-per-customer-or-one-for-all).

## Check that it holds

1. Search one week of logs and analytics events for the pattern of a national identity number and of a mobile number. The expected count is zero.
2. List the outgoing network destinations of the production servers and match each one to a line in your list of copies.
3. Restore a backup in the approved region only, with access to the second region blocked.
4. Read the subprocessor lists of your five largest suppliers, and note the date. Repeat every six months, since these lists change without an announcement.
5. Have one customer’s data deleted completely in a test environment, and see which copies survive.`,
};
