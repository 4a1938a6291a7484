import type { SeedInsight } from '../types';

export const countFieldsWhenAMachineReadsArabicInvoices: SeedInsight = {
  title: 'Count fields when a machine reads Arabic invoices',
  slug: 'count-fields-when-a-machine-reads-arabic-invoices',
  searchTitle: 'Arabic invoice OCR: how to test it before you buy',
  excerpt:
    'With 98% of the characters right, most invoices can still hold a wrong field. How to test the software on your own ledger, and when it pays for itself.',
  category: 'AI & Analytics',
  publishedAt: '2026-09-24T07:00:00.000Z',
  content: `~~~callout
title: In short
Ask on how many invoices all eight fields are right: with 98% of the characters correct, it may be one in five. Test each product on 300 invoices from your own ledger, which takes two clerks four days. By our illustrative figures, if 60% then pass untouched, reading by machine pays from about 470 invoices a month.
~~~

The vendor’s slide said 98%, and for characters that was true. Then I handed over an invoice from the customer’s pile, with a total of 1,050 dinars in Arabic-Indic digits. The software read 15, because a zero is a dot in these digits, and a stamp had covered both. (This is illustrative, like every number without a source.)

The eight fields that a clerk posts hold about 80 characters. If 98% of them are right and the errors fall at random, only one invoice in five comes through without a wrong character.

## How do you measure OCR accuracy on invoices?

Count the invoices on which all eight fields are right before anyone has touched them: tax number, invoice number, date, purchase order, currency, net, VAT, total.

~~~chart bar
title: What field accuracy leaves of an invoice
unit: Percent of invoices with all eight fields right
rows: Accuracy by field
99% of fields right: 92
97% of fields right: 78
95% of fields right: 66
90% of fields right: 43
highlight: 97% of fields right
alt: A few wrong fields spoil many invoices: at 99 percent of fields right, 92 percent of invoices are free of errors; at 90 percent, only 43 percent are.
source: Our arithmetic: share to the eighth power. Real errors gather on bad pages, so more invoices stay clean.
~~~

Rankings by character can mislead. In KITAB-Bench, a 2025 Arabic benchmark, Gemini 2.0 got 13% of the characters wrong, GPT-4o 31% and Tesseract 54%. In reading tables the first two trade places: Gemini scores 83.0 and GPT-4o 85.7, while Tesseract trails at 28.2.

A forecast has to wait for the day to pass before anybody knows whether it was right. Here nobody needs to wait, because your ledger already holds the answers:

1. Take 300 invoices posted last quarter, each supplier in its usual proportion. Add 20 for each error in the table below, counted separately.
2. Have every vendor read them, without the answers, in the version you would buy.
3. Sort each field: right, empty, flagged as doubtful, or wrong without a flag. An invoice passes if no field is empty or flagged, even when it hides an error that nobody saw.
4. Settle differences with the paper in hand, because ledgers err too.

Two clerks need four days per product. If 180 of the 300 pass, the true share lies, with 95% certainty, between 54 and 66%. Even if none of the 180 is wrong, up to 1.7% of those that pass later may be, so for the first three months check one passed invoice in ten.

## Where Arabic goes wrong

| Error | Example | What catches it |
| --- | --- | --- |
| Zero lost | 1,050 becomes 15 | Net plus VAT equals total |
| Digits reversed | 1896 becomes 6981 | Totals; pattern of invoice numbers |
| Separator misread | 1,250 becomes 1.250 | Purchase order; sums may agree |
| Columns mirrored | Quantity and price swapped | Purchase order; same amount |
| Dots of letters | Another supplier’s name | Tax number |
| Hijri date | 05/04/48 becomes 2048 | At most 120 days before receipt |
| Stamp on a number | Covered digit guessed | Totals, else a clerk |
| Mixed scripts | Item code turned around | Supplier’s item list |

Arabic runs from right to left and its numbers from left to right, and Arabic-Indic digits have their own separators. The second row comes from a report on a retrained Tesseract, which read the nearby 1876 correctly.

## Ask what “Arabic” covers

- **Amazon Textract** lists Arabic, but AnalyzeExpense, its operation for invoices, is listed for English only.
- **Microsoft’s** invoice model lists Arabic, but its November 2024 page has no Gulf currency and no Jordanian dinar.
- **Google’s** text recognition lists Arabic, but I did not find which languages its invoice parser reads.

Have the vendor confirm in writing that Arabic-Indic digits, your currencies and three decimals are read.

## Checks that need no AI

Where suppliers send [the invoice as data](/insights/when-the-tax-authority-joins-your-invoice-run), nothing has to be read. Elsewhere:

- **QR code.** On Saudi e-invoices it holds the seller’s name and tax number, the time, total and VAT.
- **Sums.** The lines add up to the net; at each rate, the net times the rate is the VAT, to within the smallest coin.
- **Tax number.** Compare it with your supplier file. Saudi numbers have 15 digits and begin and end with 3; Odoo checks no more. A check digit, calculated from the others, would expose a misreading, but two sites place it differently; I use neither. Emirati numbers have 15 digits and a public lookup.
- **Duplicates.** Look for the same tax number and invoice number, after removing hyphens and leading zeros.

## When does invoice OCR pay for itself?

> Let an invoice pass while its chance of being wrong is below the minutes of a check divided by the minutes of a repair.

If a check takes 4 minutes and a repair 3 hours, the limit is 2.2%. Microsoft says a field of 95% confidence is likely right 19 times in 20, so one such field is too many. Say a low confidence bar passes 800 of 1,000 invoices, 16 of them wrong, and a high one 600, 3 of them wrong. The 200 between the two hold 13 errors, or 6.5%, and belong with a clerk.

~~~calculation
title: How many invoices make it pay
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

If 60% pass, the software pays from about 470 invoices a month; at the ends of the test’s range, 54 and 66%, that becomes 490 and 445.

## Sources

- [KITAB-Bench](https://github.com/mbzuai-oryx/KITAB-Bench) and its [paper](https://arxiv.org/abs/2502.14949), 2025
- W3C on [Arabic layout](https://www.w3.org/TR/alreq/)
- [Tesseract issue 2897](https://github.com/tesseract-ocr/tesseract/issues/2897), February 2020
- [Amazon](https://docs.aws.amazon.com/textract/latest/dg/supported-languages.html), undated; Microsoft on [languages](https://learn.microsoft.com/en-ie/azure/ai-services/document-intelligence/language-support/prebuilt?view=doc-intel-4.0.0), November 19, 2024, and [confidence](https://github.com/MicrosoftDocs/azure-ai-docs/blob/00e309234b96e3b716199c865568b3046e262b6f/articles/ai-services/document-intelligence/concept/accuracy-confidence.md), October 3, 2024; [Google](https://cloud.google.com/document-ai/docs/processors-list), undated
- ZATCA’s guide to the [QR code](https://zatca1.discourse.group/t/structure-of-the-qr-code-for-electronic-tax-invoices/483); tax numbers: [Odoo](https://github.com/odoo/odoo/blob/009990d8d07f8438b5fefdd9d542e022a8560a4d/addons/base_vat/models/res_partner.py); secondary: [Gera](https://tools.gera.services/saudi-vat-number-validator), [FatooraPlus](https://fatooraplus.com/blog/how-to-verify-saudi-vat-number-step-by-step-guide), [ClearTax](https://www.cleartax.com/ae/trn-verification-uae)`,
};
