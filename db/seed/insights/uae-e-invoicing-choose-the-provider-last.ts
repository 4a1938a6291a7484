import type { SeedInsight } from '../types';

export const uaeEInvoicingChooseTheProviderLast: SeedInsight = {
  title: 'UAE e-invoicing: choose the provider last',
  slug: 'uae-e-invoicing-choose-the-provider-last',
  searchTitle: 'UAE e-invoicing: choose an ASP, fill the PINT AE fields',
  excerpt:
    'A UAE provider transmits only what your ERP holds. Fill the missing fields first, then let twelve real invoices choose the provider by March 31, 2027.',
  category: 'ERP Integration',
  publishedAt: '2026-11-05T07:00:00.000Z',
  content: `~~~callout
title: In short
With revenue below 50 million dirhams, appoint an accredited service provider (ASP) by March 31, 2027, and go live by July 1. At 50 million or more, October 30, 2026, has passed: appoint one now, and be live on January 1, 2027. Being late costs 5,000 dirhams for each month or part of one. Fill your ERP’s missing fields first, then let twelve real invoices choose the provider.
~~~

In a Dubai meeting room, three providers in turn showed me the same demonstration: an invoice with one line and 5% VAT, accepted within four seconds. Then I took a printed one from the billing clerk’s tray, for a sale in a free zone. None could send it, because the format demands the beneficiary’s identifier and the ERP had no field for it. In the five-corner model (seller, two providers, buyer, Federal Tax Authority) a provider checks what the seller gives it, forwards it and reports it. So I choose the provider last.

## Who must send e-invoices in the UAE, and by when?

Everyone doing business in the UAE is included, registered for VAT or not, insofar as they sell to businesses or government. Sales to consumers are left out for now, and so are sovereign acts of government; international flights with electronic tickets; international air freight, for 24 months; and exempt financial services. Sales within a VAT group wait 24 months from January 1, 2027, but each member company is onboarded separately.

Your revenue decides. Below 50 million dirhams you have until March 31, 2027, to appoint a provider and until July 1 to go live, which is time enough to do things in the right order; the plan below is made for you. At 50 million or more, the first date [has passed](/insights/three-tax-calendars-and-one-invoice-queue) and the second is January 1, so appoint a provider now, and make the twelve invoices below its first job.

A company that misses either date is fined 5,000 dirhams for each month or part of one. One commentary counts those months only from January 1; to be safe, count from October 30. A late invoice costs 100 dirhams, up to 5,000 a month, and so does a late credit note. Because the ministry has moved a date before, read its page again in the week you sign.

## List your transaction types

An invoice carries a type code (380 for a tax invoice, 480 for a commercial one, 381 and 81 for their credit notes) and eight flags: free zone, deemed supply, margin scheme, summary invoice, continuous supply, disclosed agent, e-commerce and export. A flag marks a sale with rules of its own and can call for further fields, as the free zone did in that meeting room. To find out which you need, group last year’s invoices by what was sold, to whom and where; I usually end up with 15 to 30 groups. Your tax adviser then sets the code, flags and tax category of each.

Add the route that each group takes. A customer who is not connected yet gets the address 0235:9900000098, and you send the usual PDF too.

~~~chart bar
title: Most of the hours come before the provider
unit: Hours, for an invented company
rows: Work
Transaction types: 16
Customer records: 120
Items and tax codes: 32
Twelve test invoices: 12
Comparing three providers: 24
highlight: Customer records
alt: The customer records take 120 hours, more than the four other bars together. Next come items and tax codes with 32 hours and the comparison of three providers with 24.
source: Our estimate: 1,200 customers at 6 minutes, 640 items at 3, 12 invoices at 1 hour, 3 providers at 8.
~~~

## Which PINT AE fields does your ERP lack?

The ministry numbers 51 fields for a tax invoice. The format (PINT AE 1.0.4) comes with 302 checks, and an invoice that fails a single one goes no further.

| Field | What the format wants | What I find |
| --- | --- | --- |
| Tax number (TRN) | 15 digits, beginning with 1 and ending in 03 | Spaces, old numbers |
| Participant identifier | 0235 and the first 10 digits of your own corporate tax number | No field, or the VAT group’s number |
| Legal registration | Number, type and, for a license, the issuing authority | A scan in a folder |
| Emirate | One of seven codes | Part of the street |
| Tax category | S, Z, E, O, AE or N per line, with a reason for E | One code for every zero tax |
| Transaction flags | Eight digits, 0 or 1 | Nothing |
| Dirham amounts | Per line, in dollar invoices too | Only in the ledger |
| Credit note | One of six reasons; the original’s number, except for volume discounts | Free text |

> No provider can send a field that your ERP does not hold.

## How do you choose an accredited service provider (ASP)?

~~~steps
1. November: list the types
   The controller and the tax adviser write the list; a day each is enough.
2. November to January: fill the records
   Start with the customers you invoice most, and open no new record with an empty field.
3. December: pick twelve real invoices
   Include a credit note, an invoice in dollars and an incoming one. Write down beforehand what should come out of each.
4. January: three providers, the same files
   Each provider runs your twelve invoices in its test environment, before you sign anything.
5. By February 4: sign
   [Ramadan](/insights/five-countries-one-project-plan) begins about February 8. After signing, the person who administers your EmaraTax account starts the onboarding; the provider never does.
6. March to June: connect both directions and run them
   Billing and payables start together.
~~~

Ask each provider:

1. Are you accredited or only pre-approved?
2. Which of the twelve invoices failed, and in which field?
3. Who sets the flags, our ERP or your mapping?
4. How does a rejection reach us, and can we send the invoice again without a duplicate?
5. How do our suppliers’ invoices reach us? One provider serves both directions.
6. What does a document cost after the first 100 exchanges of a year, which are free?
7. In which format do we get our archive when we leave?

## What stays with you

- **Amounts and tax.** The provider sends what you calculated.
- **Identifiers.** You ask customers for theirs; the provider only looks them up in the network.
- **Confirmations.** Every night, match the confirmation of delivery with that of the tax report.
- **Notices.** You report a system failure to the authority within two business days, and changed data to the provider within five business days; each day late costs 1,000 dirhams.
- **Archive.** Invoices are usually kept for five years, and the duty stays yours even if the provider stores them.

Putting the fields into the ERP is [our part](/solutions/erp-integration).

## Sources

- Ministry of Finance: [guidelines 1.1](https://mof.gov.ae/wp-content/uploads/2026/06/UAE-Electronic-Invoicing-Guidelines_V-1.1-01June2026.pdf), June 1, 2026; [two decisions](https://mof.gov.ae/en/news/ministry-of-finance-announces-the-issuance-of-two-ministerial-decisions-on-the-scope-of-obligations-and-the-timelines-for-implementing-the-electronic-invoicing-system-2), September 29, 2025; [FAQ](https://mof.gov.ae/einvoicing/faqs/); [accreditation](https://mof.gov.ae/accreditation-of-e-invoicing-service-providers/); [mandatory fields](https://gcctaxlaws.com/guidances/uae-indirecttax-law-vat-uaevat-8-of-2017-as-amended-circular-electronic-invoice-mandatory-fields-2026), unofficial copy
- Format: [Peppol 1.0.4](https://docs.peppol.eu/poac/ae/upcoming/pint-ae-sb/specialized-release-notes/), June 2, 2026; [addresses](https://developer.vertexinc.com/einvoicing/docs/united-arab-emirates-buyer-electronic-address); secondary: [dictionary](https://uae-asp.ae/resources/) and [checks](https://github.com/amit334/PINT-AE-e-Invoice-Reference), a developer’s copy
- Law: [Andersen](https://ae.andersen.com/insights/tax-updates/uae-e-invoicing-ministerial-decisions), September 30, 2025; [EY](https://taxnews.ey.com/news/2025-2433-uae-ministry-of-finance-publishes-cabinet-decision-on-penalties-for-noncompliance-with-e-invoicing), December 5, 2025; commentary by [Orbitax](https://orbitax.com/news/country/article/The-Ministry-of-Finance-publis_76893979-1438-11f1-be67-6e9e9334f1ce) on the first guidelines; [Alvarez & Marsal](https://www.alvarezandmarsal.com/node/96131) on October 30
- Duties: [Crowe](https://www.crowe.com/ae/news/uae-e-invoicing-guidelines-updated-to-version), June 8, 2026, on storage; [Sovos](https://docs.sovos.com/en/indirect-tax/indirect-tax-products/einvoicing/compliance-network/country-setup-guides/united-arab-emirates/special-processes) on system failures and the archive; [Qayyid](https://qayyid.com/en/learn/free-transactions/), July 5, 2026, on free exchanges (secondary)`,
};
