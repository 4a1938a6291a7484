import type { SeedInsight } from '../types';

export const oneSubscriptionFiveCurrenciesAndTheirDecimals: SeedInsight = {
  title: 'One subscription, five currencies and their decimals',
  slug: 'one-subscription-five-currencies-and-their-decimals',
  searchTitle: 'SaaS billing and VAT in SAR, AED, JOD, KWD and LBP',
  excerpt:
    'A payment plugin sent 1.860 Kuwaiti dinars for an order of 18.60. One subscription, billed in five countries with tax, to the last fils.',
  category: 'SaaS Platforms',
  publishedAt: '2026-10-22T07:00:00.000Z',
  content: `~~~callout
title: In short
For decimals, keep one table for invoices and another for each payment provider. Riyal and dirham have two decimals, the Jordanian and Kuwaiti dinars three, the Lebanese pound two in ISO 4217 and none in Unicode; a wrong table charges 10% or 1% of an invoice. The Saudi rules round tax per document, the UAE’s of 2018 per line.
~~~

“Money is a number field,” a supplier told me in an audit. I answered with a public bug report of October 2023: a payment plugin was sending an order of 18.60 Kuwaiti dinars as 1.860. Since then I have asked every seller of software subscriptions (SaaS) for one sheet that shows how the same subscription is invoiced in each country. Here is mine, for an invented appointment system. I read the rules in October 2026; have your tax adviser confirm them.

## Which list of decimals?

ISO 4217 gives the riyal, the dirham and the Lebanese pound two decimals, and the Jordanian and the Kuwaiti dinar three. Unicode’s data, from which frameworks such as Angular format amounts, gives the pound none. Checkout.com, a payment provider, counts dinars in thousandths and the pound in hundredths, and it requires a dinar amount to end in zero. Stripe’s 2022 page asks for the same zero, in refunds too, so 5.124 Kuwaiti dinars go out as 5.120 or 5.130.

~~~chart bar
title: The same invoice, charged at 100, 10 or 1 percent
unit: Percent of the invoice that the card is charged
rows: Country
x: Saudi Arabia, UAE, Jordan, Kuwait, Lebanon
Two decimals for all: 100 100 10 10 100
Unicode’s decimals: 100 100 100 100 1
alt: With two decimals for all, the columns of Jordan and Kuwait drop to 10 percent of the invoice. With Unicode’s decimals only Lebanon’s drops, to 1 percent. All others stand at 100 percent.
source: Our arithmetic, rounded, with dinars counted in thousandths and pounds in hundredths, if the amount is accepted.
~~~

The rule about the zero stops some of these errors, but a round price such as 18.60 slips through. Store each amount as an integer with its currency, and keep two dated tables of decimals: one for invoices and one for what your payment provider expects.

## One clinic, five invoices

A clinic adds two users on October 21. On November 1 it owes for seven users in November, and for the two new ones on 11 of October’s 31 days. A user costs SAR or AED 49.50, JOD 9.750, KWD 4.050 or LBP 1,180,000 a month before tax, and the seller is local in each country.

| Currency | November + October | Tax | Invoice | Sent to Checkout.com | Carried over |
| --- | --- | --- | --- | --- | --- |
| SAR | 346.50 + 35.13 | 15%: 57.24 | 438.87 | 43887 | 0 |
| AED | 346.50 + 35.13 | 5%: 19.09 | 400.72 | 40072 | 0 |
| JOD | 68.250 + 6.919 | 16%: 12.027 | 87.196 | 87190 | 0.006 |
| KWD | 28.350 + 2.874 | None | 31.224 | 31220 | 0.004 |
| LBP | 8,260,000 + 837,419 | 11%: 1,000,716 | 10,098,135 | 1009813500: too long | Unpaid |

The first two rows start from the same amounts, but their tax is rounded differently. The Saudi e-invoicing rules, as developers quote them, round VAT once for the whole document: here, 15% of 381.63 is 57.24. The UAE’s tax authority asked in 2018 that the tax on each line be rounded by itself, here to 17.33 and 1.76. Use one country’s method in the other and the invoice is wrong by 0.01, which is enough to [hold up a month-end close](/insights/when-the-tax-authority-joins-your-invoice-run). The Lebanese amount has ten digits, and Checkout.com allows nine, so ask your provider before you quote in pounds.

> The invoice keeps every fils; only the payment is rounded, and the difference gets an account.

Round a dinar payment down to the nearest ten fils and carry the rest to the next bill. With 1,200 customers in Kuwait, that leaves 5.4 dinars open on average, spread over more than a thousand items.

## When the seller is abroad

| Customer in | Registered for tax | Not registered |
| --- | --- | --- |
| Saudi Arabia | Customer declares it (reverse charge) | Seller registers, at any revenue |
| UAE | Customer declares it (reverse charge) | Seller registers, at any revenue |
| Jordan | Taxed as an import; ask who pays | Seller registers on the tax platform |
| Kuwait | No VAT | No VAT |
| Lebanon | Taxed as an import; ask who pays | I found no rule |

Ask the customer for the tax number before the first invoice, and keep beside it, in the [tenant directory](/insights/one-database-per-customer-or-one-for-all), the date on which you checked it; that date is what I ask for when I audit.

## Months, numbers, refunds

- **Proration.** Stripe charges part of a month to the second; rounding to days is a preview feature. Write into the contract that you count whole days, and in which time zone.
- **Hijri months.** In October 2023 the Saudi Cabinet moved official periods to the Gregorian calendar, except where Sharia or an explicit text requires the Hijri one. Billing by Hijri months means a 37th invoice before three Gregorian years are over.
- **Numbers.** The UAE wants a sequential number, or a unique one that shows the order. Stripe can number the invoices of each customer or of the whole account; use one sequence for each of your own companies.
- **Credit notes.** In Saudi Arabia and Jordan they name the original invoice; in the UAE they are due within 14 days. A note for 87.196 returns 87.190 to the card and clears the 0.006 that was open.

~~~callout
title: Eight cases before the first real invoice
1. Charge 5.124 in each of the two dinars, then refund it.
2. Send one million pounds and read the amount on the provider’s screen.
3. Work out the tax on two lines by both methods, first at 15%, then at 5%.
4. Upgrade a subscription at 23:50 and downgrade it at 00:10.
5. Start one on January 31 and renew it on February 28 and March 31.
6. Refund part of an amount after a proration.
7. Add a tax number that arrives in the fifth month.
8. Apply a new rate in mid-month, such as the 12% that was proposed and dropped in Lebanon.
~~~

My estimate, in this order: the adviser needs an hour for each country, finance half a day for the two tables, a developer three days and a tester two. Keep the results with their dates; in an audit I file them under evidence.

## Sources

- Decimals: [ISO](http://www.iso.org/iso/currency_codes), via [Datatrans](https://docs.datatrans.ch/docs/currency-codes); [Unicode](https://github.com/unicode-org/cldr-json/blob/main/cldr-json/cldr-core/supplemental/currencyData.json), version 45; [Angular](https://github.com/angular/angular/pull/37923)
- Providers: [Checkout.com](https://www.checkout.com/docs/resources/calculating-the-amount), December 2025; Stripe on [currencies](https://web.archive.org/web/20220618095455/https://stripe.com/en-mt/docs/currencies), its own page as archived in June 2022, [proration](https://docs.stripe.com/billing/scripts/prorations), [dates](https://stripe.com/docs/subscriptions/billing-cycle) and [numbers](https://docs.stripe.com/changelog/2020-03-02/sequentially-number-invoices.md); [WooCommerce bug](https://github.com/woocommerce/woocommerce-gateway-stripe/issues/2720)
- Rounding: [ZATCA community](https://zatca1.discourse.group/t/rounding-issue-causes-br-co-15-violation/1151); UAE, [VATP006](https://solutionsaccounts.com/vat-p006-tax-invoices) of the tax authority, September 2018, copy (secondary)
- Tax: [Saudi Arabia](https://mena.thomsonreuters.com/en/resources/market-updates/market-updates/sa-september-20211.html) and [its threshold](https://www.orbitax.com/news/archive.php/Saudi-Arabia-Publishes-English-47902); [UAE](https://www.orbitax.com/taxhub/countrychapters/AE/United-Arab-Emirates/3aefeb1768834287aec3f0b2d73ee241/VAT-on-the-Supply-of-Services--672); [Jordan’s tax department](https://istd.gov.jo/En/NewsDetails/ISTD_launches_platform_for_nonresident_ecommerce_companies_in_Jordan), January 2024, and [rate](https://quaderno.io/guides/jordan-gst-guide/) (secondary); [Kuwait](https://www.claydesk.ai/compliance/kuwait.html), June 2026 (secondary); Lebanon, [EY](https://www.ey.com/en_id/tax_law_guides/2019-worldwide-vat-gst-and-sales-tax-guide-lebanon), 2019, and [LBCI](https://www.lbcgroup.tv/news/news-bulletin-reports/907526/gasoline-tax-approved-but-questions-remain-over-funding-public-wage-in/en), 2026
- Documents: UAE, [Articles 59](https://gcctaxlaws.com/decisions/uae-indirect-vat-8-of-2017-bl-52-article-59-of-2017) and [62](https://gcctaxlaws.com/articles/uae-indirecttax-law-vat-uaevat-8-of-2017-as-amended-article-62), unofficial copies; [Saudi credit notes](https://cloud-prod.avlr.net/vatlive/en/country-guides/africa-and-middle-east/saudi-arabia/saudi-arabian-vat-invoice-requirements.html), Avalara (secondary); [Jordanian ones](https://apps.odoo.com/apps/modules/19.0/l10n_jo_jofotara_credit_note); Hijri dates, [Zawya](https://www.zawya.com/en/legal/regulations/saudi-cabinet-gregorian-calendar-will-be-basis-to-calculate-duration-in-all-official-transactions-ahgo85sr), November 2023`,
};
