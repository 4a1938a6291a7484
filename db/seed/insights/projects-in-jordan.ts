import type { SeedInsight } from '../types';

export const projectsInJordan: SeedInsight = {
  title: 'Digital projects in Jordan: what to settle first',
  slug: 'projects-in-jordan',
  searchTitle: 'Digital transformation in Jordan: JoFotara and data',
  excerpt:
    'In Jordan, connect JoFotara first, keep three decimals and plan from Sunday to Thursday. Here are the rules, the payment fees and the first ten working days.',
  category: 'Digital Strategy',
  publishedAt: '2026-11-01T07:00:00.000Z',
  content: `If you sell to businesses in Jordan, first connect your invoices to JoFotara, the tax department’s platform: since April 1, 2025, a customer can deduct a local purchase only with an invoice from it. Then let the plan follow the country: the dinar has three decimals, offices work from Sunday to Thursday, and the data protection law applies to a new system from its first record. Begin with ten working days of checks; they are listed below.

| Subject | Rule or amount | What to do first |
| --- | --- | --- |
| Sales tax | 16%; registration at 75,000 dinars of sales in 12 months, 30,000 in services | Give every item a tax code |
| E-invoicing | JoFotara, for nearly every business | List every till, journal and branch |
| Personal data | Law 24 of 2023, in force since March 17, 2024 | Appoint a data protection officer |
| Currency | 1,000 fils to the dinar | Follow 0.125 dinars from order to payment |
| Payments | eFAWATEERcom for bills, CliQ for transfers | Get fees and ceilings in writing |
| Week | Sunday to Thursday | Ask each site about Saturday |

## How do sales tax and JoFotara work?

Besides the standard rate, the Income and Sales Tax Department publishes lists of reduced rates and exemptions, so store a dated rate with each item. JoFotara is a separate duty, which binds even companies outside sales tax, and inspectors check it: by February 2026 they had given 379 businesses and individuals a week to comply.

Other articles cover [connecting the ERP](/insights/jofotara-from-the-erp-you-already-run) and [eight countries’ rules](/insights/e-invoicing-country-by-country). Free somebody in finance for the records, because no supplier can decide which of two customer names is right. That takes time: in our sample study, [a factory in Sahab](/case-studies/packaging-erp-integration) spent three months on its items before the first production line was connected.

## What does Jordan’s data protection law require?

The ministry’s year of grace covered older data only, and it ended in March 2025. As the law protects natural persons, a company’s address is outside it, while the mobile number of its buyer is inside.

- **Officer.** Article 11 requires one for sensitive or financial data (in our reading, payroll too), for data sent to databases abroad, and in some other cases. So a foreign cloud region calls for one.
- **Transfer.** With few exceptions, data may not go where protection is lower than the law requires. [These twelve questions](/insights/data-residency-what-to-ask-before-you-pick-a-region) show where yours goes.
- **Breach.** If it is serious, tell the people affected within 24 hours and the ministry’s unit within 72.

## How do customers pay: eFAWATEERcom or CliQ?

eFAWATEERcom shows customers their bills and collects through apps, banks and agents, which suits fees and subscriptions. CliQ moves money at once between accounts and wallets, by alias or QR code, and can send a request to pay.

~~~chart bar
title: A bill of 100 dinars, paid in five ways
unit: Fee of the payment method in eFAWATEERcom, fils
rows: Way of paying
Jordanian account: 0
Cash at an agent: 250
Bank counter: 1,000
Local card: 1,100
International card: 2,600
highlight: Jordanian account
alt: The fee rises from row to row: nothing from a Jordanian bank account, 250 fils in cash at an agent, 1,000 at a bank counter, 1,100 by local card and 2,600 by international card.
source: Our arithmetic on the list of fees of Madfooatcom, which operates the service; the page has no date. The service fee, borne by the payer or the biller, is left out.
~~~

Before you join eFAWATEERcom as a biller, settle who bears the service fee and whether a bill may be paid in part. On CliQ, companies and merchants pay a fixed fee by size of transfer, which each bank sets; the ceiling was 10,000 dinars in September 2025, and a bank may set less. Ask whether your invoice number comes back with the payment, because otherwise an accountant matches by hand. For cards, see [what providers do with the last fils](/insights/one-subscription-five-currencies-and-their-decimals).

## Which days do teams in Amman and Irbid work?

The weekend is Friday and Saturday, but the labor law allows 48 hours a week, so a warehouse may open on Saturday. A four-day week for public offices was under study in February 2026; we found no decision. If you work with Dubai, fix meetings first, because only [four days are shared](/insights/five-countries-one-project-plan).

There are many IT graduates: the industry association int@j spoke of 7,000 a year in May 2025, and an article on its site says 12,000. But employers abroad want two to three years’ experience, so ask a supplier who will do the work, and how long they have done it. Have a remote team on site in the first week and at go-live, and put the [handover](/insights/hand-the-system-over-before-the-last-invoice) into the contract.

## What is the first step?

Before you sign for software, take ten working days. We estimate 40 hours for your people:

1. Finance lists tills, journals, branches and tax numbers: 4 hours.
2. Finance and sales check 200 items and 50 customers, with Arabic names, units, tax codes and tax numbers: 16 hours.
3. IT lists every copy of personal data with its country and owner: 8 hours.
4. The treasurer collects fees, ceilings and a sample payment file: 4 hours.
5. Sales searches for 20 products in Arabic, [typed without hamza](/insights/the-letters-that-hide-products-from-arabic-search), and counts those that are not found: 2 hours.
6. Three managers choose one process and its owner: 6 hours.

If more than 25 of the 250 records are wrong, repair them before anything else. Have your tax adviser and your lawyer confirm the rules.

~~~callout
title: Working with us in Jordan
For digital transformation in Jordan, you can talk to two of us in the country: [Dima Sabbagh](/about/dima-sabbagh), who founded the consultancy, in Amman, and [Noor Omari](/about/noor-omari), who leads forecasting and [AI](/solutions/ai-analytics), in Irbid. We connect ERP systems to JoFotara, machines and warehouses, and test demand forecasts against a rule of thumb. After 8 weeks you know whether your records can carry a forecast; our sample study of [two cold stores](/case-studies/cold-store-orders) in Amman and Irbid shows one at work. For a first [ERP integration](/solutions/erp-integration), allow 8 to 10 weeks.
~~~

## Sources

- Tax: [Odoo on Jordan](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/jordan.html); thresholds in [Al-Anbat](https://alanbatnews.net/eng/article/341677), undated; [the department’s lists](https://news.bloombergtax.com/daily-tax-report-international/jordan-tax-agency-posts-list-of-general-sales-tax-exemptions-incentives)
- JoFotara: Edicom on [scope](https://edicomgroup.com/blog/jordan-prepares-to-launch-the-electronic-invoice) (secondary); Watana News on [inspections](https://watananews.com/510387/), February 5, 2026
- Data: the ministry’s [answers](https://modee.gov.jo/EN/Pages/FAQs); DLA Piper on [officers](https://www.dlapiperdataprotection.com/?c=JO&t=data-protection-officers), [transfers](https://www.dlapiperdataprotection.com/?c=JO&t=transfer) and [breaches](https://www.dlapiperdataprotection.com/?c=JO&t=breach-notification)
- Payments: Madfooatcom’s [fees](https://help.madfooat.com/hc/en-us/articles/38734346375825--eFAWATEERcom-Service-Fees); JoPACC on [CliQ](https://www.jopacc.com/faqs/cliq-faqs); [Roya](https://en.royanews.tv/news/63722), October 2, 2025; [Jordan News](https://www.jordannews.jo/Section-112/Economy/Central-Bank-No-Plans-to-Impose-Fees-on-Individual-Transfers-via-CliQ-45044) on the ceiling
- Week: Al-Wakeel on [weekends](https://www.alwakeelnews.com/Section_24/%D8%AE%D8%A7%D8%B5-%D8%A8%D8%A7%D9%84%D9%88%D9%83%D9%8A%D9%84/%D8%AA%D9%88%D8%B6%D9%8A%D8%AD-%D8%A8%D8%AE%D8%B5%D9%88%D8%B5-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D9%81%D8%B7%D8%B1-%D9%81%D9%8A-%D8%A7%D9%84%D8%A7%D8%B1%D8%AF%D9%86_766719), March 8, 2026; Replicon on [hours](https://www.replicon.com/regulation/jordan/), June 24, 2021; Khaberni on [four days](https://www.khaberni.com/news/780488-jordan-the-first-official-comment-from-the-government-on-the-three-day-weekly-holiday-proposal), February 8, 2026
- People: [MEA Tech Watch](https://meatechwatch.com/2025/05/26/jordans-ict-sector-drives-economic-growth-with-tenfold-revenue-surge-and-rapid-digital-advancement), May 26, 2025; [int@j](https://intaj.net/?p=38194&post_type=post)`,
};
