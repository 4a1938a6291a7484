import type { SeedInsight } from '../types';

export const countFieldsWhenAMachineReadsArabicInvoices: SeedInsight = {
  title: 'Count fields when a machine reads Arabic invoices',
  slug: 'count-fields-when-a-machine-reads-arabic-invoices',
  searchTitle: 'Arabic invoice OCR: how to test it before you buy',
  excerpt:
    'With 98% of the characters right, most invoices can still hold a wrong field. How to test the reading on your own ledger, and from how many it pays.',
  category: 'AI & Analytics',
  publishedAt: '2026-09-24T07:00:00.000Z',
  content: `The vendor’s slide said 98%, and for characters that was true. Then I handed over an invoice from the customer’s pile. Its total, 1,050 dinars in Arabic-Indic digits, came back as 15: a zero is a dot there, and a stamp had covered both zeros. (Illustrative, like every number without a source.)

The eight fields that a clerk posts hold about 80 characters. At 98%, if errors fall at random, only one invoice in five comes through without a single wrong character.

## What to count

Count the invoices on which all eight are right and nobody has touched one: tax number, invoice number, date, purchase order, currency, net, VAT, total.

~~~chart bar
title: What field accuracy leaves of an invoice
unit: Percent of invoices with all eight fields right
99% of fields right: 92
97% of fields right: 78
95% of fields right: 66
90% of fields right: 43
highlight: 97% of fields right
source: Our arithmetic: share to the eighth power. Real errors gather on bad pages, so more invoices stay clean.
~~~

Rankings by character can mislead. In KITAB-Bench, an Arabic test of 2025, Gemini 2.0 got 13% of characters wrong, GPT-4o 31%, Tesseract 54%. For tables, the first two change places: 83.0 and 85.7 points, Tesseract 28.2.

At the grid operator I had to wait for the meter. Here you need not wait, because your ledger already holds the answers:

1. Take 300 invoices posted last quarter, suppliers in proportion. Add 20 for each error in the table below, counted apart.
2. Every vendor reads them, without the answers, in the version you would buy.
3. Sort each field: right, empty, flagged, or wrong without a flag. An invoice passes if no field is empty or flagged, even when it hides an error that nobody saw.
4. Settle differences on paper: ledgers err.

Two clerks need four days per product. If 180 of 300 pass, the true share lies between 54 and 66% (95% certainty). If none of the 180 is wrong, up to 1.7% of later ones still may be, so for the first three months check one passed invoice in ten.

## Where Arabic goes wrong

| Error | Example | What catches it |
| --- | --- | --- |
| Zero lost | 1,050 becomes 15 | Net plus VAT equals total |
| Digits reversed | 1896 becomes 6981 | Totals; pattern of invoice numbers |
| Separator misread | 1,250 becomes 1.250 | Purchase order; sums may agree |
| Columns mirrored | Quantity and price swapped | Purchase order; same product |
| Dots of letters | Another supplier’s name | Tax number |
| Hijri date | 05/04/48 becomes 2048 | At most 120 days before receipt |
| Stamp on a number | Covered digit guessed | Totals, else a person |
| Mixed line | Item code turned around | Supplier’s item list |

Arabic runs from right to left, its numbers from left to right; Arabic-Indic digits have their own separators. The second row comes from a report on a retrained Tesseract; 1876, nearby, was right.

## Ask what “Arabic” covers

- **Amazon Textract** lists Arabic, but AnalyzeExpense, its operation for invoices, stands under English only.
- **Microsoft’s** invoice model lists Arabic. Its page of November 2024 has no Gulf or Jordanian currency.
- **Google’s** text recognition lists Arabic. I did not find the languages of its invoice parser.

Get digits, currencies and three decimals confirmed in writing.

## Checks that need no AI

Where suppliers send [the invoice as data](/insights/when-the-tax-authority-joins-your-invoice-run), nothing has to be read. Elsewhere:

- **QR code.** On Saudi e-invoices it holds seller, tax number, time, total and VAT.
- **Sums.** Lines add up to net; at each rate, net times rate is VAT, within the smallest coin.
- **Tax number.** Compare it with your supplier file. Saudi numbers have 15 digits and begin and end with 3; Odoo checks no more. Two sites place a check digit differently, so I use none. Emirati numbers have 15 digits and a public lookup.
- **Duplicates.** Same tax number and invoice number, without hyphens and leading zeros.

## When it pays

> Let an invoice pass while its chance of being wrong is below the minutes of a check divided by the minutes of a repair.

With 4 minutes and 3 hours, that is 2.2%. Microsoft calls a field of 95% confidence likely right 19 times in 20, so one such field is over the limit. Say a low confidence bar passes 800 of 1,000 invoices, 16 wrong, and a high bar 600, 3 wrong. The 200 between them hold 13 errors, 6.5%: they belong to a clerk.

~~~calculation
title: From how many invoices it pays
unit: Clerk hours a month; last column, invoices
invoices: Invoices a month, 100 to 5,000 by 100, 1,000
pass: Percent passing, 20 to 90 by 5, 60
wrong: Percent of these wrong, 0 to 2 by 0.25, 0.5
repair: Hours to repair one, 0.5 to 4 by 0.5, 3
fee: Fee in clerk hours, 5 to 200 by 5, 30
result: Saved = invoices * (200 + 4 * pass) / 6000
result: Lost to repairs = invoices * pass * wrong * repair / 10000
result: Invoices needed = fee / ((200 + 4 * pass) / 6000 - pass * wrong * repair / 10000)
table: pass 30 45 60 75 90
source: Illustrative. Typing takes 6 minutes, a stopped invoice 4, a passed one none.
~~~

At 60% it pays from about 470 invoices a month; the test’s range, 54 to 66%, makes that 490 to 445.

## Sources

- [KITAB-Bench](https://github.com/mbzuai-oryx/KITAB-Bench) and its [paper](https://arxiv.org/abs/2502.14949), 2025
- W3C on [Arabic layout](https://www.w3.org/TR/alreq/)
- [Tesseract issue 2897](https://github.com/tesseract-ocr/tesseract/issues/2897), February 2020
- [Amazon](https://docs.aws.amazon.com/textract/latest/dg/supported-languages.html), undated; Microsoft on [languages](https://learn.microsoft.com/en-ie/azure/ai-services/document-intelligence/language-support/prebuilt?view=doc-intel-4.0.0), November 19, 2024, and [confidence](https://docs.azure.cn/en-us/applied-ai-services/form-recognizer/concept-accuracy-confidence); [Google](https://cloud.google.com/document-ai/docs/processors-list), undated
- ZATCA’s guide to the [QR code](https://zatca1.discourse.group/t/structure-of-the-qr-code-for-electronic-tax-invoices/483); tax numbers: [Odoo](https://github.com/odoo/odoo/blob/009990d8d07f8438b5fefdd9d542e022a8560a4d/addons/base_vat/models/res_partner.py), [Gera](https://tools.gera.services/saudi-vat-number-validator), [FatooraPlus](https://fatooraplus.com/blog/how-to-verify-saudi-vat-number-step-by-step-guide), [ClearTax](https://www.cleartax.com/ae/trn-verification-uae)`,
};
