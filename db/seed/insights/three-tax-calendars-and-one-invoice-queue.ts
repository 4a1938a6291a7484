import type { SeedInsight } from '../types';

export const threeTaxCalendarsAndOneInvoiceQueue: SeedInsight = {
  title: 'Three tax calendars and one invoice queue',
  slug: 'three-tax-calendars-and-one-invoice-queue',
  searchTitle: 'E-invoicing deadlines: Saudi Arabia, UAE, Jordan',
  excerpt:
    'E-invoicing has reached wave 24 in Saudi Arabia and starts in the UAE in January 2027. In Jordan your customers set the date. A 26-week plan covers all three.',
  category: 'ERP Integration',
  publishedAt: '2026-11-05T07:00:00.000Z',
  updatedAt: '2026-11-29T07:00:00.000Z',
  content: `~~~callout
title: In short
In Saudi Arabia, wave 24 (revenue above 375,000 riyals) was due by June 30, 2026; one blog reports wave 25 (above 187,500) for February 1, 2027. The UAE starts on January 1, 2027, at 50 million dirhams or more, and on July 1 below that. In Jordan, since April 1, 2025, buyers can deduct local purchases only with an invoice from the system. Begin 26 weeks before your date.
~~~

In an accounting office in Riyadh, three lists of dates were taped to the wall above the billing desk, each in a different hand. The company had subsidiaries in Riyadh, Dubai and Amman, so it had three tax authorities to satisfy with one accounting department. Each authority publishes its own dates, in its own form, and moves them for its own reasons. I copied the three lists onto one sheet, and a pattern appeared that you can plan with. Egypt, Oman and their neighbors are in the [country-by-country guide](/insights/e-invoicing-country-by-country).

Every date and threshold in this article comes from an official announcement or from a published summary of one; the documents are listed, with their dates, at the end. Where we calculated a number ourselves, it is the difference between two of those dates, and the text says so.

## Saudi Arabia: who must connect to ZATCA, and by when?

In a first phase, the Zakat, Tax and Customs Authority (ZATCA) ended handwritten invoices on December 4, 2021. [The second](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_E012.aspx), integration, connects invoicing systems to the Fatoora platform; it began on January 1, 2023, with businesses whose revenue subject to VAT had exceeded three billion riyals in 2021. From then on the authority announced one wave after another, each with a lower threshold.

| Wave | Revenue subject to VAT above | In any of the years | Window to integrate |
| --- | --- | --- | --- |
| 1 | 3 billion riyals | 2021 | Jan 1 to Jun 30, 2023 |
| 2 | 500 million | 2021 | Jul 1 to Dec 31, 2023 |
| 5 | 100 million | 2021, 2022 | Dec 1, 2023 to Mar 31, 2024 |
| 8 | 40 million | 2021, 2022 | Mar 1 to Jun 30, 2024 |
| 10 | 25 million | 2022, 2023 | Oct 1 to Dec 31, 2024 |
| 13 | 7 million | 2022, 2023 | Jan 1 to Mar 31, 2025 |
| 17 | 2.5 million | 2022, 2023 | May 1 to Jul 31, 2025 |
| 22 | 1 million | 2022 to 2024 | until Dec 31, 2025 |
| 23 | 750,000 | 2022 to 2024 | until Mar 31, 2026 |
| 24 | 375,000 | 2022 to 2024 | Apr 1 to Jun 30, 2026 |

In three and a half years the threshold fell by a factor of 8,000. The first wave took in the country’s largest corporations. The twenty-fourth includes workshops with one van, whose owner issues the invoices after closing time.

~~~chart steps
title: From 25 million riyals to 375,000 in fifteen waves
unit: Revenue subject to VAT that brings a business in, million riyals
rows: Wave
x: 10 13 16 17 19 20 21 22 23 24
Threshold: 25 7 3 2.5 1.75 1.5 1.25 1 0.75 0.375
mark: 24, the limit for VAT itself
alt: Steps that fall from 25 million riyals in wave 10 to 0.375 million in wave 24.
source: ZATCA and summaries of its announcements, March 2024 to September 2025, listed below. Not every wave is shown.
~~~

The last threshold in the table is familiar from another rule: 375,000 riyals is also the revenue from which registration for VAT is mandatory in the Kingdom; between 187,500 and 375,000 it is voluntary. With wave 24, phase two has reached the end of those who must be registered at all. One technical blog reports a [wave 25](https://dev.to/mousah20/zatca-wave-25-what-developers-integrating-before-1-february-2027-need-to-know-4lkn), announced on July 24, 2026, for revenue above 187,500 riyals and a deadline of February 1, 2027. We have not seen the authority’s own page for it, so check there before you rely on the date.

### The year that counts is already closed

Look at the third column again. Whether you are in a wave depends on a year that has ended, and often on the best of three. A trader who had sales of 1.2 million riyals in 2022 and has sold half as much since is still in wave 22. You cannot leave a wave by selling less, but you can find your wave in your ledger before any letter arrives. Take the highest revenue of the years named and compare it with the threshold, which takes ten minutes.

## How much notice does ZATCA give?

ZATCA promises to notify the businesses of each wave at least six months before their integration date. For seven waves both the day of the announcement and the window are documented, so we counted. The differences below are our own calculation.

~~~chart bar
title: The first day keeps its distance; the last day moves closer
unit: Days from the announcement of a wave, by its number
rows: Wave
x: 2, 5, 8, 10, 13, 17, 24
To the first day: 190 189 196 186 187 181 187
To the last day: 373 310 317 277 276 272 277
alt: To the first day stay 181 to 196 days in all seven waves, to the last day 373 in wave 2 and 277 in wave 24.
source: Our arithmetic on the dates in the announcements listed below.
~~~

The distance to the first day is remarkably steady: between 181 and 196 days in seven cases over almost three years. No wave on this list was due within six months of its announcement, and once yours is announced you can write the first day of the window into the project plan at once.

The last day has moved closer. Count the days in the window: 184 for wave 2, 122 for waves 5 and 8, about 91 from wave 10 on. The authority has kept its promise about the first day but made none about the length of the window, which has halved, so the small companies that came last got the shortest.

> Plan for the first day of the window. On the last day, someone else’s outage becomes your violation.

An amnesty, extended several times and tied to conditions, waived fines for e-invoicing violations found in field inspections. It ran out on June 30, 2026, and we have seen no extension. It never moved a date.

## The UAE: when does e-invoicing become mandatory?

The UAE has chosen another architecture. Invoices do not pass through a government platform on their way to the buyer. Seller and buyer each appoint an accredited service provider, the two providers exchange the document, and the tax data goes to the Federal Tax Authority. The Ministry of Finance published [two decisions](https://mof.gov.ae/en/news/ministry-of-finance-announces-the-issuance-of-two-ministerial-decisions-on-the-scope-of-obligations-and-the-timelines-for-implementing-the-electronic-invoicing-system-2) on September 29, 2025, [number 243 on the system and number 244 on its timing](https://taxnews.ey.com/news/2025-1964-uae-ministry-of-finance-publishes-ministerial-decisions-on-e-invoicing). What an invoice must contain there is in [fields and flags of the UAE’s format](/insights/uae-e-invoicing-choose-the-provider-last).

| Who | Provider appointed by | Live by |
| --- | --- | --- |
| Revenue of 50 million dirhams or more | Oct 30, 2026, originally Jul 31, 2026 | Jan 1, 2027 |
| Less than 50 million dirhams | Mar 31, 2027 | Jul 1, 2027 |
| Government entities | Mar 31, 2027 | Oct 1, 2027 |

On May 10, 2026, the ministry moved the first date in the table by three months, because companies had asked for more providers to choose from. Many readers took this as good news, but the go-live date did not move with it.

~~~chart bar
title: Three more months to choose, three fewer to connect
unit: Days between the last day to appoint a provider and going live
rows: Who must go live
50 million dirhams or more, as first decided: 154
50 million dirhams or more, since May 2026: 63
Less than 50 million dirhams: 92
Government entities: 184
highlight: 50 million dirhams or more, since May 2026
alt: For companies with 50 million dirhams or more the time falls from 154 days to 63, the shortest bar. Smaller companies have 92 days, and government entities the most, 184.
source: Our arithmetic on the dates of Ministerial Decision 244 of 2025 and its amendment.
~~~

The new date, October 30, has passed. A company that used all of the extension was left with nine weeks, year-end closing included, to map its fields, clean its customer records, test with a provider it had just met, and train a billing team. A company that appointed its provider by July 31 had 22 weeks. Both are compliant, but only the second has time to finish testing before the closing begins.

Business-to-consumer sales are left out until the minister decides otherwise. Sales to other businesses and to government are included, and the buyer has a duty as well: to appoint a provider. Accounts payable is therefore part of this project, and most plans that start in the sales department leave it out. At one kickoff in Dubai I counted nine people at the table, not one of them from the team that pays invoices.

## Jordan: the buyer does the enforcing

Jordan’s system, JoFotara, is run by the Income and Sales Tax Department. Its turning point was April 1, 2025, when [an amendment of the regulation on expenses](https://assawsana.com/article/659922) took effect, which the state news agency Petra calls [No. 2 of 2025](https://menafn.com/1109384273/Electronic-Billing-System-Now-Mandatory-For-All-Purchases). Since then a buyer can deduct a local purchase as an expense only if the invoice was issued through the national system, or through software integrated with it. How the connection works is in [JoFotara: client ID, invoice types, credit notes](/insights/jofotara-from-the-erp-you-already-run).

Jordan announces no waves. It set one date for all who must issue invoices, [May 31, 2024](https://menafn.com/1108148908/Traders-Have-Until-May-31-To-Join-National-Billing-System), but what enforces it is the rule on deduction: your customer’s accounting department returns your invoice, because without the system’s QR code it costs the customer tax. In Amman I have seen a clerk hand an invoice back across the counter, a finger on the blank where the code should be. It is an elegant design: the authority does not have to find those who are late, since their own customers find them first.

For planning this has a consequence that tables of deadlines hide. In Saudi Arabia and the UAE your own size decides when you connect; in Jordan your customers do, by insisting. A supplier to one large, well-audited buyer had no grace period after that April, whatever its own revenue.

## What the three have in common

The technology differs less than the calendars suggest. All three want structured data in place of a picture of an invoice; the Saudi and Jordanian formats are based on UBL, and the Emirati exchange is built on Peppol, which uses UBL too. In each of them someone outside the company has to accept the document and may refuse it.

So one part is worth building once for all three. In that office in Riyadh I drew it on the back of the sheet: the ERP on one side, three countries on the other, and between them a queue with states, which I described in [When the tax authority joins your invoice run](/insights/when-the-tax-authority-joins-your-invoice-run). Our sample study of [a packaging plant](/case-studies/packaging-erp-integration) shows such a queue between machines and an ERP. Each country then needs an adapter, and the adapters differ in these points.

| Point | Saudi Arabia | UAE | Jordan |
| --- | --- | --- | --- |
| The document goes to | The authority’s platform | An accredited provider | The department’s platform |
| Checked before the buyer has it | Yes, for business invoices | Yes, by your provider | Yes, for the QR code |
| What decides your date | Your best past year | Your revenue | Your customers |
| Incoming invoices change | Little | Yes, by obligation | Yes, for deduction |

What you monitor follows from the first row, and what waits at the loading dock from the second. The last row tells you who has to take part in the project.

## A plan that counts backward

The plan below assumes a company with one ERP, some 3,000 customers and a billing team of four, and it counts back from the first day of a window or the date of going live. The company is still at the beginning; the weeks are my estimate, from projects I have worked on.

~~~steps
1. Week 26: find your date
   Compare the best of the named years with the threshold. Ask your largest customers what they will insist on.
2. Weeks 26 to 20: read your own data
   Run the platform’s rules over the customer and item records. Count failures by cause, and assign each cause to a person.
3. Weeks 22 to 18: choose the connection
   Compare a provider, a module of your ERP vendor and an adapter of your own; what [SAP, Odoo and Dynamics bring](/insights/zatca-with-the-erp-you-already-have) differs. Ask each for a customer who is already live, and speak with that customer’s billing clerk.
4. Weeks 18 to 8: build and clean side by side
   One team builds the queue and the adapter, another cleans the records. The cleaning usually takes longer.
5. Weeks 8 to 2: run both
   Issue as before and submit every invoice to the test platform too. Reconcile number and tax each night until the difference is zero for ten working days.
6. Weeks 2 to 0: rehearse the bad evening
   Block the connection for two hours. Let a certificate expire in the test environment. Have the night shift clear the queue without the project team.
~~~

Before you copy the plan, mark your month-ends in it. There are six in 26 weeks, and I leave three working days empty around each, because finance will not reconcile a test platform while the books are open. Start the ten days of step 5 on the morning after a close.

Set against the charts above, the plan shows why you should not wait for the window. Twenty-six weeks is almost exactly the notice that ZATCA gives before one opens. It is almost three times the 63 days that the UAE now leaves, at 50 million dirhams or more, between the last day to appoint a provider and going live. A company that begins on the day its wave is announced is on time in Riyadh; one that begins on the last day for appointing a provider is four months late in Dubai. Below 50 million dirhams, your week 26 begins on December 31, 2026. At 50 million or more, if you start today, you cannot do everything: appoint a provider that already connects to your ERP, and clean the records of the customers you bill most often first.

## Three questions for Sunday’s meeting

Put them on the agenda of the first meeting of the week. They take half an hour and show whether you need a plan this quarter.

1. Which of our legal entities has a date, and where is that date published?
2. How many of last month’s invoices would have been rejected by the rules that are published today? An estimate from a sample of 50 is enough.
3. Who, by name, repairs a rejected invoice at seven in the evening?

A date without a source is hearsay; look it up before you plan around it. If finance cannot give the number, the project has not begun. And if the third question meets silence, settle that this week. It costs only time: in the office with the three lists, the dates were found in a morning, this name in three weeks.

## Sources

Announcements of the authorities come first, then summaries of announcements by others. “Secondary” marks a page for which we found none by an authority or a large adviser. Dates are those of the documents. Rules change: take your own dates from the authority on the day you plan.

- ZATCA: [phase two and the notice of six months](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_E012.aspx); [criteria for wave 24](https://zatca.gov.sa/en/Pages/news_1426.aspx), September 26, 2025
- ZATCA: [criteria for wave 22](https://zatca.gov.sa/en/MediaCenter/News/Pages/news_1361.aspx), March 21, 2025
- UAE Ministry of Finance: [two ministerial decisions on the Electronic Invoicing System](https://mof.gov.ae/en/news/ministry-of-finance-announces-the-issuance-of-two-ministerial-decisions-on-the-scope-of-obligations-and-the-timelines-for-implementing-the-electronic-invoicing-system-2), September 29, 2025
- EY: alerts on [wave 2](https://globaltaxnews.ey.com/news/2022-6263-saudi-arabia-announces-second-wave-of-phase-2-e-invoicing-integration), December 28, 2022 (also for wave 1); [wave 5](https://globaltaxnews.ey.com/news/2023-0959-saudi-arabia-announces-fifth-wave-of-phase-2-e-invoicing-integration), May 30, 2023; [wave 8](https://taxnews.ey.com/news/2023-1443), August 24, 2023; [wave 10](https://ey.com/en_gl/technical/tax-alerts/saudi-arabia-announces-10th-wave-of-phase-2-e-invoicing-integrat), on the announcement of March 29, 2024; [wave 13](https://globaltaxnews.ey.com/news/2024-1309), July 8, 2024; [wave 17](https://globaltaxnews.ey.com/news/2024-2019-saudi-arabia-announces-17th-wave-of-phase-2-e-invoicing-integration), November 4, 2024; and [wave 24](https://www.ey.com/en_gl/technical/tax-alerts/saudi-arabia-announces-24th-wave-of-phase-2-e-invoicing-integration), on the announcement of September 26, 2025
- Sovos: [wave 16](https://sovos.com/regulatory-updates/vat/saudi-arabia-new-taxpayer-group-in-scope-of-phase-2-of-e-invoicing-announced-12); Bloomberg Tax: [wave 23](https://news.bloombergtax.com/daily-tax-report-international/saudi-arabia-tax-agency-announces-criteria-for-twenty-third-wave-integration-of-e-invoicing), on the announcement of June 27, 2025; KSA.com: [wave 19](https://ksa.com/zatca-establishes-selection-standards-for-wave-19-targeted-taxpayers-for-the-e-invoicing-integration), December 28, 2024 (secondary); SNI: [wave 20](https://snitechnology.net/?p=13058) and [wave 21](https://snitechnology.net/zatcas-21st-wave-of-taxpayers) (both secondary)
- Saudi Gazette, quoting ZATCA: [thresholds for VAT registration](https://saudigazette.com.sa/article/622375)
- Okaz: [extension of the waiver of fines](https://www.okaz.com.sa/economy/na/2229251), January 1, 2026
- EY: [ministerial decisions 243 and 244](https://taxnews.ey.com/news/2025-1964-uae-ministry-of-finance-publishes-ministerial-decisions-on-e-invoicing), September 30, 2025; GCC Tax Laws: unofficial copies of decisions [243](https://gcctaxlaws.com/decisions/uae-indirect-vat-8-of-2017-md-243-of-2025) and [244](https://gcctaxlaws.com/decisions/uae-indirect-vat-8-of-2017-md-244-of-2025), 2025; Alvarez & Marsal: [the date as amended](https://www.alvarezandmarsal.com/node/96131), 2026; Taxstar: [the day of the amendment, May 10, 2026](https://www.taxstar.app/post/uae-e-invoicing-deadline-extended-what-this-means-for-businesses-now) (secondary)
- Income and Sales Tax Department: [how businesses connect](https://istd.gov.jo/EN/NewsDetails/Abu_Ali_at_a_dialogue_session_about_the_national_einvoicing_system), April 5, 2023; As-Sawsana: [text of the amended regulation on expenses](https://assawsana.com/article/659922), printed in a newspaper; Petra, as carried by MENAFN: [No. 2 of 2025](https://menafn.com/1109384273/Electronic-Billing-System-Now-Mandatory-For-All-Purchases), April 2, 2025, and [the date of May 31](https://menafn.com/1108148908/Traders-Have-Until-May-31-To-Join-National-Billing-System), April 28, 2024; Sovos: [the second phase](https://sovos.com/regulatory-updates/vat/jordan-phase-2-of-the-national-e-invoicing-system-announced), January 31, 2025; EDICOM: [how JoFotara works](https://edicomgroup.com/blog/jordan-prepares-to-launch-the-electronic-invoice) (secondary)

*Updated on November 24, 2026: the first UAE date for appointing a provider and the Saudi waiver of fines had passed when this article appeared. The text now says so. Corrected on November 29, 2026: in Jordan the rule on deduction is in the regulation on expenses, not in the one on billing, and registration had a date, May 31, 2024.*`,
};
