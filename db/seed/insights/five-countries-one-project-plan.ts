import type { SeedInsight } from '../types';

export const fiveCountriesOneProjectPlan: SeedInsight = {
  title: 'Five countries, one project plan',
  slug: 'five-countries-one-project-plan',
  searchTitle: 'ERP rollout in five Middle East countries',
  excerpt:
    'A project across Saudi Arabia, the UAE, Jordan, Kuwait and Lebanon has only four working days a week in common. Taxes, invoice rules and data laws in one table.',
  category: 'Digital Strategy',
  publishedAt: '2026-11-19T07:00:00.000Z',
  updatedAt: '2026-11-29T07:00:00.000Z',
  content: `~~~callout
title: In short
Plan joint work from Monday to Thursday: Saudi Arabia, Jordan and Kuwait also work on Sunday, the UAE and Lebanon on Friday. That leaves 104 shared days in 26 weeks instead of 130. Sales taxes range from none in Kuwait to 16% in Jordan, and connecting invoices is required or scheduled in Saudi Arabia, the UAE and Jordan.
~~~

“Acceptance test, Sunday, 9:00,” I wrote into the plan of a group with five subsidiaries. Riyadh, Amman and Kuwait City sat down at nine. In Dubai and Beirut it was the weekend, and the testers found my invitation on Monday. We repeated the test with all five; it cost nine working days and a second round of flights, which I paid for, since the template was ours. Now I begin with the week.

Joint work fits from Monday to Thursday, so 26 weeks hold 104 shared days where a template counts 130. The countries differ in other ways too:

| Country | Workweek | Standard rate | E-invoicing | Data protection | Currency, decimals |
| --- | --- | --- | --- | --- | --- |
| [Saudi Arabia](/insights/projects-in-saudi-arabia) | Sunday to Thursday | VAT 15% | Phase two, by waves | Personal Data Protection Law (PDPL) | Riyal, 2 |
| [UAE](/insights/projects-in-the-uae) | Monday to Friday | VAT 5% | By revenue, from January 2027 | Decree-Law 45 of 2021, except in some free zones | Dirham, 2 |
| [Jordan](/insights/projects-in-jordan) | Sunday to Thursday | Sales tax 16% | JoFotara, enforced since April 2025 | Law 24 of 2023 | Dinar, 3 |
| [Kuwait](/insights/projects-in-kuwait) | Sunday to Thursday | None | None announced by June 2026 | Regulator’s rules for telecom and IT | Dinar, 3 |
| [Lebanon](/insights/projects-in-lebanon) | Monday to Friday | VAT 11% | None found | Law 81 of 2018 | Pound, 0 or 2 |

I read the sources in November 2026: official texts or copies wherever I found them. Before you sign, have your tax adviser and your lawyer confirm your countries’ rows.

~~~chart bar
title: Five offices, four days in common
unit: Countries at work; on Friday, the UAE for half a day
rows: Day
x: Sat, Sun, Mon, Tue, Wed, Thu, Fri
At work: 0 3 5 5 5 5 2
alt: Level at five countries from Monday to Thursday, lower at both ends of the week: three countries work on Sunday, two on Friday and none on Saturday.
source: Weekends as in Unicode’s data and government announcements, listed below. Private companies may choose other days.
~~~

~~~callout
title: Before the first date goes into the plan
1. Each country’s weekend and public holidays are entered.
2. Joint meetings and signatures fall between Monday and Thursday.
3. A day in Ramadan counts as six hours, a quarter less.
4. Amounts are stored with three decimals or more, and shown with each currency’s own.
5. Tax rates are kept in a dated table, zero included.
6. Every copy of the data has a country and an owner.
7. Dates are stored in one calendar; Hijri is shown where a contract or form asks for it.
~~~

## Saudi Arabia: invoices first

**Invoices.** Put the connection to the Zakat, Tax and Customs Authority (ZATCA) into the first stage, with the date of your wave from [the three tax calendars](/insights/three-tax-calendars-and-one-invoice-queue).

**Hours.** Muslim staff work at most six hours a day in Ramadan, and the calculated calendar puts the [next fast](/insights/a-forecast-that-knows-when-ramadan-moves) from about February 8 to March 8, 2027. I would schedule no go-live in that month, nor in the two weeks after it.

**Data.** Personal data may leave the Kingdom only under conditions: list the [copies abroad](/insights/data-residency-what-to-ask-before-you-pick-a-region) in the first month.

## UAE: the week begins on Monday

**Hours.** Federal offices work half of Friday, but companies choose for themselves, so ask each site. In Ramadan the private sector works two hours less a day.

**Invoices.** Companies exchange invoices through an accredited provider, incoming ones included, so accounts payable joins the project. The date depends on revenue: see [the guide to eight countries](/insights/e-invoicing-country-by-country).

**Data.** Ask at once where each entity is registered, because the Dubai International Financial Centre (DIFC) and Abu Dhabi Global Market (ADGM) have data laws of their own.

## Jordan: three decimals

**Invoices.** I work in Amman and would put the connection to JoFotara before any other. The dinar has three decimals, while JoFotara expects amounts with nine, so test the rounding before the interface is built.

> In Amman, an accountant looks for JoFotara’s QR code before the amount: an invoice without it cannot be deducted.

**Hours.** Public offices closed at 14:30 in Ramadan 2026; private companies decide for themselves, so write down what yours decides.

**Data.** The year that the data law gave for adjustment ended in March 2025.

## Kuwait: keep the empty field

**Tax.** Kuwait has no VAT, and my latest source on e-invoicing, from June 2026, reports none. Keep the tax field in every form and report anyway, with a rate of zero, because adding it later reopens each of them.

**Hours.** The labor law’s 36 hours a week in Ramadan apply to all employees, whatever their faith.

**Data.** The Communication and Information Technology Regulatory Authority (CITRA) binds the telecom and IT providers that it licenses. Your cloud supplier may be one of them, so my colleague Hessa first asks for the license number.

## Lebanon: which rate, which pound?

**Tax.** In February 2026 the government asked Parliament to raise VAT from 11% to 12%; a [later report](https://www.lbcgroup.tv/news/news-bulletin-reports/907526/gasoline-tax-approved-but-questions-remain-over-funding-public-wage-in/en) says the plan was dropped. Only a law can raise it, so check, and keep the rate in a dated table.

**Money.** Some software gives the pound two decimals, while Oracle’s and Unicode’s tables give it none; agree on one before data moves. A 2021 ministry notice asks for pounds on invoices to consumers. Find out whether it still holds; either way, plan for two currencies and a recorded rate.

**Data.** Anyone who processes personal data must notify the Ministry of Economy and Trade, unless Article 94 of Law 81 exempts them. I found no rule on hours in Ramadan; ask the site.

## Sources

- Weekends, decimals: [Unicode’s locale data](https://cldr.unicode.org/), version 48; [Oracle](https://docs.oracle.com/en/cloud/saas/netsuite-suiteprojects-pro/online-help/section_4592397413.html); UAE, [The National](https://www.thenationalnews.com/uae/government/2021/12/07/breaking-uae-makes-major-changes-to-working-week/), December 7, 2021; Lebanon, [The Daily Star](https://www.dailystar.com.lb/News/Lebanon-News/2017/Aug-31/417843-controversy-over-lebanons-new-2-day-weekend.ashx), August 31, 2017
- Rates: UAE Ministry of Finance, [Value Added Tax](https://mof.gov.ae/vat/); Saudi Arabia, [PwC on the rate](https://pwc.com/m1/en/services/tax/me-tax-legal-news/2021/saudi-arabia-end-of-the-transitional-period-for-vat-rate-increase.html), June 3, 2021; Jordan’s Income and Sales Tax Department, [Changes in the GST and SST Rates](https://cupdf.com/document/istdgovjo-englishsummary-of-recent-web-viewinsulated-water-storage-tanks.html), 2017, copy (secondary); both rates also in Odoo 19 for [Saudi Arabia](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/saudi_arabia.html) and [Jordan](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/jordan.html); Kuwait, [ClayDesk](https://www.claydesk.ai/compliance/kuwait.html), June 2026 (secondary); Lebanon, Law 64 of 2017 in [Nammour’s summary](http://nammourlawfirm.com/nalf-news/), [LBCI](https://v7cdn.lbcgroup.tv/news/news-bulletin-reports/906061/paying-the-price-fuel-hike-and-vat-plan-stir-debate-over-lebanons-fina/en), February 17, 2026, [Maharat News](https://maharat-news.com/lebanese-government-TVA-taxes), February 18, 2026, and [Businessnews](http://www.businessnews.com.lb/cms/Story/StoryDetails.aspx?ItemID=10865&NewsletterID=391), January 15, 2021
- Ramadan: [Saudi Ministry of Human Resources](https://laboreducation.hrsd.gov.sa/en/labor-education/312); UAE ministry in [Filipino Times](https://filipinotimes.net/latest-news/2026/02/12/private-sector-employees-in-uae-to-work-two-hours-less-during-ramadan/), February 12, 2026; Jordan, [Roya](https://en.royanews.tv/news/67511), February 2026; Kuwait, labor law in [Kuwait Times](https://www.kuwaittimes.com/ramadan-hours/)
- Data: Saudi [Article 29](https://ksapdpl.com/saudi-pdpl-article-29-cross-border-data-transfers-and-disclosures), unofficial copy, and [DLA Piper on transfers](https://www.dlapiperdataprotection.com/index.html?t=transfer&c=SA); UAE, [DataGuidance](https://www.dataguidance.com/jurisdiction/uae-federal-0); Jordan’s [Ministry of Digital Economy](https://modee.gov.jo/EN/Pages/FAQs); CITRA, [Resolution 26 of 2024](https://bylaws.global-markets.com/en/law/kuwait/privacy/kw-priv-000-dppr-resolution-26-2024), and [Al Tamimi](https://www.tamimi.com/news/communications-and-information-technology-regulatory-authority-has-issued-new-data-privacy-regulations/), February 28, 2024; Lebanon, [Law 81](http://legallaw.ul.edu.lb/Law.aspx?lawId=278573&language=ar), October 18, 2018, and [Madcour](http://www.madcour.com/articles/blog-post-title-four-y5jb8-pth3a) on its articles
- E-invoicing: as in [the three tax calendars](/insights/three-tax-calendars-and-one-invoice-queue); [Jordan News Agency on MENAFN](https://menafn.com/1109384273/Electronic-Billing-System-Now-Mandatory-For-All-Purchases), April 2, 2025`,
};
