import type { SeedInsight } from '../types';

export const projectsInSaudiArabia: SeedInsight = {
  title: 'Digital projects in Saudi Arabia: what to settle first',
  slug: 'projects-in-saudi-arabia',
  searchTitle: 'Digital transformation in Saudi Arabia: ZATCA, PDPL',
  excerpt:
    'A project in Saudi Arabia starts with ZATCA, personal data and a Sunday-to-Thursday week. This guide gives rules, dates for 2027 and a list for the first month.',
  category: 'Digital Strategy',
  publishedAt: '2026-11-03T07:00:00.000Z',
  content: `If your revenue subject to VAT exceeded 375,000 riyals in 2022, 2023 or 2024, your invoicing had to be connected to ZATCA, the tax authority, by June 30, 2026. Personal data may leave Saudi Arabia only under conditions that you can document. Around Ramadan 2027, five weeks hold 128 working hours for Muslim staff instead of 200. Settle these three points before you compare products for an ERP, AI or platform project.

| Subject | What applies | What you do |
| --- | --- | --- |
| Workweek | Usually Sunday to Thursday | Ask each site |
| Private-sector holidays | Two Eids of 4 days, February 22, September 23 | Plan no cutover near them |
| VAT and invoices | 15%; ZATCA phase two | Connect in the first stage |
| Personal data | PDPL, supervised by SDAIA | List every copy |
| Cloud | Providers register with CST | Ask for the certificate |
| Language | Arabic on tax invoices | Add Arabic names |
| Payments | mada, SADAD | Ask the bank early |

We read the sources in November 2026; have your tax adviser and lawyer confirm your case.

## Which days do you work in Saudi Arabia?

Offices usually close on Friday and Saturday. But the labor law allows 48 hours a week and asks for only one day of rest, usually Friday, so a warehouse may work on Saturday. In Ramadan, by calculation [February 8](/insights/a-forecast-that-knows-when-ramadan-moves) to March 8, 2027, Muslim staff work at most six hours a day, and the chart shows what that leaves of each week. We therefore schedule no go-live between February 8 and March 22. Leave for Eid al-Adha begins on the Day of Arafah, about May 15. Groups should compare [five countries in one plan](/insights/five-countries-one-project-plan).

~~~chart bar
title: Ramadan 2027: 128 hours instead of 200
unit: Hours of a Muslim employee, by the Sunday on which the week begins
rows: Week from
x: Jan 31, Feb 7, Feb 14, Feb 21, Feb 28, Mar 7, Mar 14
Hours: 40 32 30 24 30 12 40
alt: The first and last weeks have 40 hours, those between 32, 30, 24, 30 and 12; the fewest fall in the week of Eid al-Fitr.
source: Our arithmetic: 8 hours a day, 6 in Ramadan, none on February 22 and from March 9 to 12. The moon may move dates by a day.
~~~

## How do VAT and e-invoicing work?

VAT has been 15% since July 1, 2020. What changes your daily work more is that the Zakat, Tax and Customs Authority (ZATCA) clears an invoice to a business before the buyer receives it. It connects companies in waves; [our article on the calendars](/insights/three-tax-calendars-and-one-invoice-queue) lists those that have passed and the next one reported. Your effort depends on the number of certificates and on your customer records: compare [SAP, Odoo and Dynamics](/insights/zatca-with-the-erp-you-already-have).

## Where may data be kept?

The Personal Data Protection Law (PDPL), enforceable since September 14, 2024, is supervised by the Saudi Data and AI Authority (SDAIA). It does not in itself require data to stay in the Kingdom. But we found no published list of countries with adequate protection, so a copy abroad usually needs standard contractual clauses and a risk assessment. Backups, support access and prompts to a foreign AI model count as copies too; [twelve questions](/insights/data-residency-what-to-ask-before-you-pick-a-region) help you find them.

- **Register.** Public bodies register with SDAIA, and so do companies that mainly process personal data or hold sensitive data. A breach that may do harm is reported within 72 hours.
- **Government data.** It needs a provider registered with the Communications, Space and Technology Commission (CST), and transfers abroad are restricted. Since our sources disagree on the classes of providers, ask which data each class covers.
- **Tenders.** A foreign company that the investment ministry lists as having no regional headquarters in the Kingdom wins government work of a million riyals or more only by exception.
- **Banks.** Before a bank outsources work abroad, it needs the written non-objection of the central bank (SAMA).
- **Regions.** Google is in Dammam and Oracle in Jeddah; Microsoft announced its region for the last quarter of 2026.

## Which languages and payments does the system need?

Tax invoices must be in Arabic, and English may appear beside it, so give item and customer names an Arabic field and somebody who looks after it. In government contracts the Arabic text prevails; for private ones, let your lawyer decide. Which language the screens need, only their users can say: in our sample study of [eleven warehouses](/case-studies/one-order-book), it is Arabic and Urdu.

Two national systems matter for payment. Cards on mada, the debit network, are accepted online through a bank’s gateway or a technical provider. SADAD is the system for bills: you send them, customers pay at their bank, and your ERP matches the daily report.

## What should you do in the first month?

1. Finance notes the ZATCA wave, the issuing units and each certificate’s expiry.
2. IT lists every copy of personal data, with country and owner.
3. HR enters weekends and holidays and checks Saudization quotas: since mid-2026, Saudis must hold 30% of jobs in 46 engineering professions (from five employees) and 70% in 12 procurement ones (from three), even warehouse managers.
4. Finance asks the bank about mada and SADAD.
5. Management names one person who decides.

We estimate three to five working days for this list.

~~~callout
title: Working with us in Saudi Arabia
[Khaled Mansour](/about/khaled-mansour), who leads our [ERP integration](/solutions/erp-integration), works from Riyadh and goes through this list with you in Arabic, English or Urdu. We are a digital transformation consultancy without an office, so if a process has to be seen, we come to your warehouse. A first connection, of one production line, store or warehouse, takes 8 to 10 weeks. Two sample studies show such work in the Kingdom: [eleven warehouses](/case-studies/one-order-book) between Riyadh and Dammam and, for AI, [five solar sites](/case-studies/solar-washing-plan) in the north.
~~~

## Sources

- Work: Ministry of Human Resources on [hours](https://laboreducation.hrsd.gov.sa/en/labor-education/312); press reports on [rest](https://filipinotimes.net/latest-news/2025/11/11/saudi-labour-ministry-reaffirms-workers-rights-to-rest-and-reasonable-hours/), [weekend](https://gulfnews.com/world/gulf/saudi/official-holiday-rules-amended-for-state-employees-in-saudi-arabia-1.93618921), [Eid al-Fitr](https://www.saudigazette.com.sa/article/631490), [Eid al-Adha](https://www.zawya.com/en/life/culture/4-day-eid-al-adha-holidays-for-saudi-private-sector-eood41a4), [February 22](https://www.zawya.com/en/life/february-22-to-be-an-official-holiday-for-private-sector-in-saudi-arabia-hfd58c0u), [September 23](https://www.zawya.com/en/world/middle-east/september-23-is-national-day-holiday-for-private-and-non-profit-sectors-uei5pjpx), [quotas](https://www.arabnews.pk/node/2628245)
- E-invoicing: [wave 24](https://news.bloombergtax.com/daily-tax-report-international/saudi-arabia-tax-agency-announces-criteria-for-twenty-fourth-wave-integration-of-e-invoicing), ZATCA on [clearance](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_053.aspx) and [Arabic](https://zatca1.discourse.group/t/clarification-on-using-transliteration-in-invoice-pdf-english-arabic/8935), [VAT](https://readkong.com/page/vat-general-guideline-version-1-july-2020-7227159) (copy)
- Personal data: DLA Piper on [transfers](https://www.dlapiperdataprotection.com/index.html?t=transfer&c=SA), Clyde & Co on [risk assessments](https://clydeco.com/en/insights/2025/03/update-on-saudi-arabia-risk-assessment-guidelines), Al Tamimi on [the register](https://turtl.tamimi.com/story/the-rules-governing-the-national-register-of-controllers-within-the-kingdom-expanded/page/1), a [guide to breaches](https://ksapdpl.com/personal-data-breach-incidents-procedural-guide-stage-one-sdaia-notice) (copy), and the [Chambers](https://gpg-pdf.chambers.com/view/158325293/368) guide
- State and cloud: [framework](https://www.technologyslegaledge.com/2021/04/saudi-arabia-releases-version-3-of-its-cloud-computing-regulatory-framework/), [government data](https://datajungleadventures.com/2022/04/28/how-and-why-regulate-the-cloud-ccrfv3) (secondary), [tenders](https://www.deloitte.com/middle-east/en/services/tax/perspectives/contracting-regulations-for-companies-with-norhq-in-ksa.html), [contracts](https://turtl.tamimi.com/story/doing-business-in-saudi-arabia/page/12), [Google, Oracle](https://direct.datacenterdynamics.com/en/news/google-to-launch-saudi-cloud-region-this-week/), [Microsoft](https://w.media/microsofts-saudi-arabia-datacenter-region-to-become-available-for-cloud-workloads-from-q4-2026)
- Banks: [SAMA](https://rulebook.sama.gov.sa/en/node/2525), [mada](https://www.mada.com.sa/en/content/%D8%AE%D8%AF%D9%85%D8%A9-%D9%85%D8%AF%D9%89-%D9%84%D9%84%D8%B4%D8%B1%D8%A7%D8%A1-%D8%B9%D8%A8%D8%B1-%D8%A7%D9%84%D8%A5%D9%86%D8%AA%D8%B1%D9%86%D8%AA/254), [SADAD](https://www.sadad.com/en/Pages/FAQ.aspx)`,
};
