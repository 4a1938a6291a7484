import type { SeedInsight } from '../types';

export const eInvoicingCountryByCountry: SeedInsight = {
  title: 'E-invoicing in the Middle East, country by country',
  slug: 'e-invoicing-country-by-country',
  searchTitle: 'E-invoicing in the Middle East: GCC, Jordan, Egypt',
  excerpt:
    'Eight countries on one page: who must send e-invoices today, and which date comes next. For each: the model, the format and the first step.',
  category: 'ERP Integration',
  publishedAt: '2026-11-15T07:00:00.000Z',
  content: `~~~callout
title: In short
As of November 2026, connection is mandatory above 375,000 riyals of revenue in Saudi Arabia, for nearly every business in Jordan and for companies in Egypt. In the UAE, firms with 50 million dirhams or more must be live on January 1, 2027, smaller ones on July 1. Oman plans to add all large companies in February 2027. Bahrain, Qatar and Kuwait have published no date; have one person check every quarter.
~~~

This month a group’s finance director asked me which of her eight companies has to act before the new year. She has one in each country below. Those in Saudi Arabia, Jordan and Egypt should have been connected long ago. The one in Dubai must be live on January 1, and the one in Muscat, a large taxpayer, in February. In Bahrain, Qatar and Kuwait there is nothing to connect to yet.

This is the guide I gave her.

## Which countries require e-invoicing?

| Country | System | Duty today | Next date |
| --- | --- | --- | --- |
| [Saudi Arabia](/insights/projects-in-saudi-arabia) | Fatoora | Connection above 375,000 riyals of revenue | February 1, 2027 (reported): above 187,500 |
| [UAE](/insights/projects-in-the-uae) | Peppol, five corners | Large firms must have a provider | January 1, 2027: 50 million dirhams or more |
| [Jordan](/insights/projects-in-jordan) | JoFotara | Nearly every business | None found |
| Egypt | E-invoice, e-receipt | Companies; shops by list | None found |
| Oman | Fawtara | 100 large firms (planned) | February 2027: all large firms |
| Bahrain | In preparation | None | Not published |
| Qatar | Draft law | None | Not published |
| [Kuwait](/insights/projects-in-kuwait) | None | None | None |

Earlier phases: see [three calendars compared](/insights/three-tax-calendars-and-one-invoice-queue).

~~~chart bar
title: Six years in Egypt, three months in Oman
unit: Months since the duty began, with its year
rows: Country
Egypt, 2020: 72
Saudi Arabia, 2021: 59
Jordan, 2024: 29
Oman, 2026: 3
highlight: Egypt, 2020
alt: Four bars: the duty has existed for 72 months in Egypt, 59 in Saudi Arabia, 29 in Jordan and 3 in Oman, where the start is as planned.
source: Our count of full months, from November 15, 2020, December 4, 2021, and May 31, 2024, the last day to register in Jordan, up to November 15, 2026. Oman: planned for August 2026.
~~~

Where a system is new, plan time for changes: Oman’s draft grew from 53 mandatory fields to 73 between November 2025 and April 2026.

## Saudi Arabia: Fatoora

The Zakat, Tax and Customs Authority (ZATCA) has required e-invoices since December 4, 2021, and connects businesses in waves, the largest first. Wave 24, due on June 30, 2026, took in revenue above 375,000 riyals in any year from 2022 to 2024. I know of the next only from developers, so ask the authority.

- **Model.** Invoices to businesses are cleared first; simplified ones are reported within 24 hours.
- **Your ERP.** It writes UBL XML, stamps each document and chains it to the previous one.
- **First step.** A one-time code from the portal for the certificate (CSID) of each issuing unit; [SAP, Odoo and Dynamics compared](/insights/zatca-with-the-erp-you-already-have).

## UAE: Peppol with five corners

The Ministry of Finance includes everyone who sells to businesses or government; sales to consumers are left out for now. Companies with 50 million dirhams or more had to appoint a provider by October 30 and must be live on January 1. The others have until March 31 for the first and July 1, 2027, for the second.

- **Model.** Accredited providers of seller and buyer exchange the invoice and report to the Federal Tax Authority.
- **Your ERP.** It fills the 51 fields of PINT AE, the Emirati Peppol format, and takes in suppliers’ invoices too.
- **First step.** A test with your own invoices, [then the provider](/insights/uae-e-invoicing-choose-the-provider-last).

## Jordan: JoFotara

The Income and Sales Tax Department requires it of every income taxpayer, with exceptions for small shops and crafts. Buyers enforce it, because since April 1, 2025, they can deduct local purchases only with an invoice from the system. In January 2026 the department announced inspections, with a week to comply.

- **Model.** Each invoice goes to the platform, which returns a QR code to print.
- **Your ERP.** It sends UBL XML and keeps number, UUID and answer for credit notes.
- **First step.** [Client ID and secret key](/insights/jofotara-from-the-erp-you-already-run), for each activity.

## Egypt: e-invoice and e-receipt

The Egyptian Tax Authority (ETA) began with 134 companies on November 15, 2020; decision 323 of 2022 covers companies in all governorates, by list. Since July 1, 2023, they can deduct costs and VAT only with e-invoices. Shops join the e-receipt in groups; the last I found began on September 15, 2025.

- **Model.** The authority checks each invoice on the day of issue, before the buyer has it.
- **Your ERP.** It signs JSON or XML and gives every item a GS1 or EGS code.
- **First step.** An electronic seal from a provider licensed by ITIDA, then credentials for the portal and its test environment.

## Oman: Fawtara

The Oman Tax Authority planned three steps, half a year apart: 100 large companies in August 2026, then all large ones, then all others registered for VAT. I found no report on the first, so ask providers for a live customer.

- **Model.** Five corners, as in the UAE, sales to consumers included.
- **Your ERP.** It fills PINT OM, Oman’s Peppol format, and gives goods a 12-digit customs code.
- **First step.** Your phase, in writing, then an accredited provider.

## Bahrain, Qatar and Kuwait

Here I found no authority’s page, only guides by advisers and software firms. Bahrain’s National Bureau for Revenue is preparing a system. Qatar’s Cabinet approved a draft law on May 6, 2026; advisers expect January 2027. Kuwait had announced nothing by June 2026.

## Can one ERP serve several countries?

Her companies share one ERP. For such a group I build three parts:

1. **One invoice record** for all countries: names in Arabic and English, tax numbers, address in parts, item codes, tax categories. Cleaning 2,000 customers at 6 minutes each takes 200 hours.
2. **One adapter per country**, for format, signature, decimals and credit notes. I plan four weeks for each.
3. **[One queue](/insights/when-the-tax-authority-joins-your-invoice-run)** that sends, retries and gives every rejection to a named person.

When Bahrain publishes its rules, you add an adapter. [This is how we work](/solutions/erp-integration).

## Sources

- Saudi Arabia: [wave 24](https://zatca.gov.sa/en/Pages/news_1426.aspx), [clearance](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_053.aspx), [portal](https://zatca1.discourse.group/t/the-fatoora-portal/485), [wave 25](https://dev.to/mousah20/zatca-wave-25-what-developers-integrating-before-1-february-2027-need-to-know-4lkn) (secondary)
- UAE: [decisions](https://mof.gov.ae/en/news/ministry-of-finance-announces-the-issuance-of-two-ministerial-decisions-on-the-scope-of-obligations-and-the-timelines-for-implementing-the-electronic-invoicing-system-2); [FAQ](https://mof.gov.ae/einvoicing/faqs/); [October 30](https://www.alvarezandmarsal.com/node/96131); [51 fields](https://www.vatupdate.com/?p=339460) (secondary)
- Jordan: [who](https://istd.gov.jo/EN/NewsDetails/Abu_Ali_at_a_dialogue_session_about_the_national_einvoicing_system); Petra on [registration](https://menafn.com/1108148908/Traders-Have-Until-May-31-To-Join-National-Billing-System), [April 2025](https://menafn.com/1109384273/Electronic-Billing-System-Now-Mandatory-For-All-Purchases) and [visits](https://menafn.com/arabic/1110644441/%D8%A7%D9%84%D8%B6%D8%B1%D9%8A%D8%A8%D8%A9-%D8%AA%D8%AF%D8%B9%D9%88-%D9%84%D9%84%D8%A7%D9%84%D8%AA%D8%B2%D8%A7%D9%85-%D8%A8%D9%86%D8%B8%D8%A7%D9%85-%D8%A7%D9%84%D9%81%D9%88%D8%AA%D8%B1%D8%A9-%D8%A7%D9%84%D9%88%D8%B7%D9%86%D9%8A-%D9%88%D8%AC%D9%88%D9%84%D8%A7%D8%AA-%D9%85%D9%8A%D8%AF%D8%A7%D9%86%D9%8A%D8%A9-%D9%84%D9%84%D8%AA%D8%A7%D9%94%D9%83%D8%AF-%D9%85%D9%86-%D8%A7%D9%84%D8%AA%D8%B7%D8%A8%D9%8A%D9%82)
- Egypt: [invoice format](https://sdk.preprod.invoicing.eta.gov.eg/documents/invoice-v1-0/); secondary: [decision 323](https://kadmar.com/egypt-apply-mandatory-e-invoicing/); [first phase](https://adsero.me/obligation-to-issue-e-invoices/); KPMG on [paper](https://www.kpmg.com/eg/en/home/insights/2023/04/decree-no-188-2023.html) and [e-receipts](https://kpmg.com/us/en/taxnewsflash/news/2025/07/tnf-egypt-new-taxpayers-required-to-comply-with-mandate-to-issue-electronic-receipts-for-b2c-transactions.html); secondary: [same day](https://www.businesshubeg.com/en/reda-abdel-qader-reducing-the-deadline-for-financiers-to-send-electronic-invoices-and-the-instant-transmission-starting-from-next-january/); [model](https://comarch.com/trade-and-services/data-management/e-invoicing/e-invoicing-in-egypt); [seal](https://community.sap.com/t5/financial-management-blog-posts-by-sap/integrate-egypt-e-invoice-with-the-signing-server-that-hosts-cryptographic/ba-p/13786125); [test environment](https://packagist.org/packages/hamada-emam-tech/einvoice-eta)
- Oman: [FAQ](https://tms.taxoman.gov.om/portal/web/taxportal/e-invoicing-faq); [scope](https://sovos.com/regulatory-updates/vat/oman-release-of-first-e-invoicing-data-dictionary-for-fawtara-system); [73 fields](https://kpmg.com/us/en/taxnewsflash/news/2026/04/oman-draft-specifications-e-invoicing.html); [customs code](https://docs.peppol.eu/poac/om/pint-om/trn-creditnote/rule/IBR-080-OM/)
- Others, all secondary: [Bahrain](https://www.avalara.com/us/en/vatlive/country-guides/africa-and-middle-east/bahrain/e-invoicing-in-bahrain.html); [Qatar](https://www.claydesk.ai/compliance/qatar.html) and [its date](https://www.vatupdate.com/2026/05/08/briefing-document-podcast-e-invoicing-and-e-reporting-in-qatar/); [Kuwait](https://www.claydesk.ai/compliance/kuwait.html)`,
};
