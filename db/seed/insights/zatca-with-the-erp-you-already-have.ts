import type { SeedInsight } from '../types';

export const zatcaWithTheErpYouAlreadyHave: SeedInsight = {
  title: 'ZATCA with the ERP you already have',
  slug: 'zatca-with-the-erp-you-already-have',
  searchTitle: 'ZATCA phase 2 in SAP, Odoo and Dynamics 365',
  excerpt:
    'SAP, Odoo and Dynamics 365 Finance come with a connection to ZATCA phase two; Business Central needs an app. A table shows what each leaves to you.',
  category: 'ERP Integration',
  publishedAt: '2026-11-17T07:00:00.000Z',
  updatedAt: '2026-11-29T07:00:00.000Z',
  content: `~~~callout
title: In short
SAP S/4HANA, Odoo and Dynamics 365 Finance come with a connection to ZATCA phase two; Business Central needs a partner’s app. Each issuing unit needs a certificate (CSID) of its own, so the three branches of our example need two to six, depending on the product and its setup. Count your units first, then clean the customer data, which is most of the work.
~~~

“We pay for SAP every year. Can you switch ZATCA on?” a finance director in Riyadh asked me across the table. He meant the connection to the Zakat, Tax and Customs Authority. I said it would take one certificate and a week. It took four certificates and seven weeks, because I had counted one company, and SAP counted two sources of invoices with two types each. This is the comparison I should have made before I answered. The [dates of the waves](/insights/three-tax-calendars-and-one-invoice-queue) and [what the platform checks](/insights/when-the-tax-authority-joins-your-invoice-run) are in two other articles.

## Does your ERP support ZATCA?

The vendors describe their connection in public. I read their pages again in November 2026; some are older than your release, so ask for the page that matches it.

| Point | SAP S/4HANA | Odoo | Dynamics 365 Finance |
| --- | --- | --- | --- |
| Comes as | Document and Reporting Compliance | Module of the Saudi localization | Feature of the e-invoicing service |
| One issuing unit | Company code, source and invoice type | A sales journal | A unit that you define |
| Certificate | Enrollment inside SAP | One-time code typed into the journal | Unsupported sample script; kept in Azure Key Vault |
| Credit notes | Own document type | Reason from a fixed list | Tested before production |
| Jordan | No public page found | Module for the national system, JoFotara | Not in Microsoft’s list of 2024 |
| UAE | Provider needed | Provider needed | Provider needed; feature planned |

Business Central is another product, although it shares the Dynamics name. Microsoft leaves Saudi Arabia to its partners there, so phase two comes as a partner’s app, and each line of the table becomes a question to that partner.

## How many ZATCA certificates (CSIDs) do you need?

ZATCA enrolls issuing units (EGS, e-invoicing generation solutions), each with its own certificate (CSID), counter and chain of documents. What counts as a unit is left to the product. SAP forms one from the company code, the source of the invoice (sales, finance or self-billing) and its type, standard or simplified. Odoo enrolls every sales journal separately, tills included, though branches may share the head office’s. In Dynamics you draw the line yourself and write a file for each unit; a unit may issue both types. Before production, every unit sends three sample documents for each type it issues.

~~~chart bar
title: The same three branches, two certificates or six
unit: Certificates to request, renew and watch
rows: Setup
Odoo, journals shared: 2
Dynamics 365 Finance, a unit per branch: 3
SAP, two sources and two types: 4
Odoo, two journals per branch: 6
highlight: SAP, two sources and two types
alt: Odoo has the shortest bar and the longest: 2 certificates with shared journals, 6 with two journals per branch. Dynamics 365 Finance lies between them with 3 certificates and SAP with 4.
source: Our arithmetic on the vendors’ pages, for an invented company with one VAT number and three branches, each with a shop. Odoo: 2 journals, sales and tills, shared or for each of 3 branches; Dynamics: 1 unit for each of 3 branches; SAP: 1 company code, times 2 sources, times 2 types.
~~~

With more units, a broken chain stops one branch, or one kind of invoice, instead of all; with fewer, there is less to renew. Where the product allows it, I take one per branch if the branches invoice at the same hours. Every unit needs a one-time code that expires after 60 minutes, so fetch it when somebody is ready to type it: I once fetched three before lunch and lost all three.

## What stays with you

- **Customer data.** Odoo lists the fields, among them VAT number, district and building number, and SAP publishes a similar map. No product fills them, and this is most of the work.
- **Rounding.** ZATCA wants the tax rounded once, on the document’s total at each rate, instead of added up from rounded lines. Run last month’s invoices through the test portal and look for differences of a halala.
- **Credit notes.** Sales has to record a permitted reason and the number of the original. Agree on that before the first return.
- **Renewal.** Certificates expire, so give each an owner and a renewal date.
- **Reports.** Every night, compare the ERP’s number of invoices and VAT total with what was accepted.
- **Archive.** Odoo keeps the XML on the invoice and does not let anyone delete it. In SAP and Dynamics, ask how quickly somebody finds one of last March’s invoices with its XML. Ask your tax adviser how long you must keep them.

## Jordan and the UAE

If you also invoice in [Jordan](/insights/jofotara-from-the-erp-you-already-run), Odoo’s page on it holds two warnings for any ERP: JoFotara expects amounts with nine decimals and accepts no negative lines, so a discount goes into each line as a percentage. In [the UAE](/insights/uae-e-invoicing-choose-the-provider-last), the invoice leaves through an accredited provider in the Emirati variant of the Peppol format (PINT AE), whatever your ERP. One provider reports that Microsoft’s feature for Finance is due in December 2026 and that Business Central gets none. Get both in writing.

## When is your own queue worth it?

I recommend a small queue between the ERP and the authority if two of these are true:

1. Invoices come from two systems or more, such as an ERP and an online store.
2. You answer to two countries or more.
3. A truck waits for the clearance.
4. Somebody outside finance must repair a rejection in the evening.
5. The ERP will be replaced before its invoices may be destroyed.

Otherwise take what the vendor offers. We build both; [our page on ERP integration](/solutions/erp-integration) says how long it takes. Of those seven weeks in Riyadh, five went into 1,900 customer records.

## Sources

- ZATCA: [phase two](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_E012.aspx) and [clearance](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_053.aspx)
- SAP: [enrolling units](https://blogs.sap.com/2022/10/25/sap-erp-solution-unit-onboarding-guide-for-e-invoicing-in-ksa/), October 25, 2022; [master data](https://blogs.sap.com/2022/11/15/master-data-mapping-in-ksa-einvoicing-solution/), November 15, 2022; [documents covered](https://blogs.sap.com/2021/10/26/sap-document-compliance-solution-for-ksa-e-invoicing-phase-one/), October 26, 2021
- Odoo: documentation on [Saudi Arabia](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/saudi_arabia.html) and [Jordan](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/jordan.html), read in November 2026
- Microsoft: [onboarding in Saudi Arabia](https://learn.microsoft.com/en-us/dynamics365/finance/localizations/mea/gs-e-invoicing-sa-onboarding), September 1, 2026; [countries of the service](https://learn.microsoft.com/en-us/dynamics365/finance/localizations/global/e-invoicing-country-specific-availability), July 29, 2024; [Business Central by country](https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/compliance/apptest-countries-and-translations), January 25, 2024
- ZATCA developer community: [Onboarding and Renewal](https://zatca1.discourse.group/t/onboarding-and-renewal/480), the authority’s guide; [rule BR-S-09](https://zatca1.discourse.group/t/br-s-09-the-vat-category-tax-amount-bt-117-in-a-vat-breakdown-bg-23-where-vat-category-code-bt-118-is-standard-rated-shall-equal-the-vat-category-taxable-amount-bt-116-multiplied-by-the-vat-category-rate-bt-119-100-rounded-to-two-dec/7726) and [rounding rules](https://zatca1.discourse.group/t/rounding-issue-causes-br-co-15-violation/1151), as members quote them; read in November 2026
- UAE: [Deloitte, PINT AE](https://www.deloitte.com/middle-east/en/services/tax/perspectives/mof-publishes-pint-ae-specifications-for-e-invoicing.html), June 19, 2025; secondary: [SAPinsider on SAP](https://sapinsider.org/blogs/uae-e-invoicing-sap-compliance-2027); [Perfonec on Odoo](https://dev.to/perfonec_computers/integrating-uae-peppol-e-invoicing-with-odoo-what-developers-and-implementers-need-to-know-350c); [ClearTax on Dynamics](https://www.cleartax.com/ae/uae-e-invoicing-microsoft-dynamics-365-integration), May 19, 2026`,
};
