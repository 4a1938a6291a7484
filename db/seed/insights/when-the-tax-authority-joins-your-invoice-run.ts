import type { SeedInsight } from '../types';

export const whenTheTaxAuthorityJoinsYourInvoiceRun: SeedInsight = {
  title: 'When the tax authority joins your invoice run',
  slug: 'when-the-tax-authority-joins-your-invoice-run',
  searchTitle: 'E-invoice submission queue: clearance and rejections',
  excerpt:
    'With ZATCA phase two and JoFotara, an invoice is finished only when an outsider accepts it. That changes the ERP, the loading dock and customer data. What it takes is a submission queue that survives a bad evening.',
  category: 'ERP Integration',
  publishedAt: '2026-07-09T07:00:00.000Z',
  updatedAt: '2026-11-29T07:00:00.000Z',
  content: `~~~callout
title: In short
Between the ERP and the tax platform belongs a queue, so that a pause at ZATCA or JoFotara does not stop sales. It resends the same document after a timeout, has one sender per issuing unit, and corrects by credit or debit note. Clean customer data first: if 9% of 3,100 customers fail the rules, one person spends three weeks on the phone.
~~~

It was ten to midnight on the last day of a quarter, and I was there for the close. Of the 640 invoices that finance had posted since noon, 31 had come back rejected, all for one buyer, whose VAT number was a digit short, and the one person who could edit customer records was at a wedding.

The software had worked as intended. Before electronic invoicing, an invoice was complete when the ERP printed it; now a platform that you do not control has to accept it.

## What do ZATCA, JoFotara and Peppol require?

In Saudi Arabia, [phase two](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_E012.aspx) of ZATCA’s program connects the invoicing system to the Fatoora platform. Standard tax invoices, the business-to-business kind, are [cleared](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_053.aspx): they go to the platform first, and only then to the buyer. Simplified invoices, as issued in a shop, may be handed over at once and are reported within 24 hours. Documents are XML based on UBL (Universal Business Language); each carries a unique identifier, a counter and a hash of the document before it from the same issuing unit. Every unit is enrolled and receives a cryptographic certificate.

Jordan’s JoFotara, run by the Income and Sales Tax Department, also takes UBL-based XML [through an interface](https://istd.gov.jo/En/NewsDetails/Abu_Ali_Linking_computerized_systems_to_the_national_invoicing_system_does__not_require_any_fundamental_adjustments) and returns a [QR code](https://www.cleartax.com/jo/e-invoicing-software) for the invoice. The UAE’s Ministry of Finance has chosen a third model, in which [accredited service providers](https://mof.gov.ae/accreditation-of-e-invoicing-service-providers/) exchange invoices over Peppol. Scope and dates change: take them from the authority’s site; another article puts [the three calendars](/insights/three-tax-calendars-and-one-invoice-queue) side by side. Most of what follows holds for all three.

## Separate posting from submitting

Decide one thing first: the ERP posts its invoice, and a separate queue submits it, with states of its own: prepared, checked, sent, accepted, accepted with warnings, rejected. If the two are one step, a slow evening at the authority stops your sales desk.

~~~steps
title: Four steps, and the last is not yours
1. Prepared
   The ERP has posted its invoice and is done.
2. Checked
   The platform’s own rules have been run before anything leaves the company.
3. Sent
   The document is on its way, and until an answer comes nobody knows whether it arrived.
4. Accepted or rejected
   A rejection names its cause and goes to a person who is on shift.
~~~

The queue needs three rules:

- After a timeout you do not know whether the platform has the document. Resend the identical document with the same identifier; never create a fresh one to be safe. If ZATCA has accepted it, a repeat within 24 hours gets [code 208 or 409](https://zatca1.discourse.group/t/deployment-notification-duplication-check-response-codes-208-and-409/7954).
- Where documents are chained by counter and hash, one unit needs one sender. In one project a second ran on a test server; the chain broke within a day.
- An accepted invoice that turns out wrong is never edited but corrected by a credit or debit note that refers to the original; the ERP must keep that reference from the first day.

## The loading dock learns about tax

My first plan missed what was plain to the foreman: if the invoice travels with the truck and must be cleared first, the truck waits too. At the gate we counted 26 trucks between six and seven in the morning.

> A pause of twenty minutes on the tax authority’s platform would have held up eight or nine of 26 trucks.

Count your own, and decide beforehand which document travels. Many companies can send the truck with a delivery note and the cleared invoice after it, but have sales and your tax adviser confirm in writing that your contracts allow that.

## Why are e-invoices rejected?

That VAT number had been a digit short for years, because no system had ever checked it. So run the platform’s validation rules over your customer table long before enrollment. If 9% of 3,100 active business customers fail on a missing VAT number, an incomplete address or a name that differs from the registration, that makes 279 calls, or three weeks for one person.

Rounding deserves its own test: a close can wait for one halala. Take three lines of 10.10 riyals at 15% VAT. Rounded by line, the tax is 1.52 each, 4.56 in all; on the total of 30.30 it is 4.55, as ZATCA’s [rule BR-S-09](https://zatca1.discourse.group/t/br-s-09-the-vat-category-tax-amount-bt-117-in-a-vat-breakdown-bg-23-where-vat-category-code-bt-118-is-standard-rated-shall-equal-the-vat-category-taxable-amount-bt-116-multiplied-by-the-vat-category-rate-bt-119-100-rounded-to-two-dec/7726) wants it. Use the method prescribed for each field in the ERP, the point of sale and the online store alike; they may have three suppliers.

Then assign the errors beforehand to people on shift, each with a deputy:

| Cause of rejection | Who repairs it |
| --- | --- |
| Customer data | Sales administration |
| Tax category, rounding | Finance |
| Certificate, connection, chain | IT operations |

## What to watch every day

1. The age of the oldest document waiting for clearance. Raise an alarm at 30 minutes during working hours.
2. Simplified invoices not yet reported after 12 hours, which leaves half a day to act.
3. Days until each certificate expires, per unit, with a warning at 60.
4. Each night, the number of invoices and their VAT total in the ERP, compared with the accepted documents. The difference must be zero or explained line by line.

Rehearse one failure before a date is fixed: block the connection for two hours on a working day in the test environment, keep issuing, then reopen it and take the time. At the rates in the chart, the queue should drain in order within an hour and the reconciliation close at zero. If someone has to delete a row by hand, you are not ready.

~~~chart area
title: Two hours without the platform, and an hour to catch up
unit: Documents that wait for an answer
rows: Time
x: 9:00, 9:30, 10:00, 10:30, 11:00, 11:30, 12:00, 12:30, 13:00, 13:30
Waiting: 2 3 2 22 42 62 82 42 2 3
mark: 10:00 to 12:00, connection blocked
alt: Flat at 2 or 3 documents until 10:00, then a steady climb to 82 documents at 12:00 and a drop twice as steep, back to 2 at 13:00.
source: Illustrative numbers: 40 invoices an hour come in, 120 an hour can be sent.
~~~

## Sources

- ZATCA: [phase two](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_E012.aspx) and [clearance](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_053.aspx); [reporting and clearance](https://zatca1.discourse.group/t/reporting-and-clearance-of-e-invoices/482), [codes 208 and 409](https://zatca1.discourse.group/t/deployment-notification-duplication-check-response-codes-208-and-409/7954) and [BR-S-09](https://zatca1.discourse.group/t/br-s-09-the-vat-category-tax-amount-bt-117-in-a-vat-breakdown-bg-23-where-vat-category-code-bt-118-is-standard-rated-shall-equal-the-vat-category-taxable-amount-bt-116-multiplied-by-the-vat-category-rate-bt-119-100-rounded-to-two-dec/7726), from its developer community; copies of [technical guidelines](https://123dok.com/uae/docs/e-invoicing-detailed-technical-guidelines.10648100) and [validation outcomes](https://123dok.com/uae/article/description-of-the-reporting-and-clearance-processes.10648100) (secondary)
- Secondary: Qoyod, [certificate, counter, chain](https://www.qoyod.com/en/learn/egs-unit/); Tally, [corrections by note](https://tallysolutions.com/mena/saudi-vat/saudi-arabia-e-invoice-cancel-or-edit-guide), October 7, 2025
- Jordan: the department on [linking](https://istd.gov.jo/En/NewsDetails/Abu_Ali_Linking_computerized_systems_to_the_national_invoicing_system_does__not_require_any_fundamental_adjustments), March 6, 2024; secondary, ClearTax on [UBL and QR](https://www.cleartax.com/jo/e-invoicing-software)
- UAE: the ministry on [accredited providers](https://mof.gov.ae/accreditation-of-e-invoicing-service-providers/)`,
};
