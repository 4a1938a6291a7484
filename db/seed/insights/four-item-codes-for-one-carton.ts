import type { SeedInsight } from '../types';

export const fourItemCodesForOneCarton: SeedInsight = {
  title: 'Four item codes for one carton',
  slug: 'four-item-codes-for-one-carton',
  searchTitle: 'Duplicate item codes in ERP: find and merge them',
  excerpt:
    'Duplicate items split stock, sales history and purchase prices between several codes, and no system tells anyone that it is happening. How to decide what a duplicate is, find it without three million comparisons, merge it safely and keep new ones out.',
  category: 'ERP Integration',
  publishedAt: '2026-04-16T07:00:00.000Z',
  content: `Take a carton of mango juice and count its codes. Item 10044 in Amman: one. JU-MNG-1L in Dubai: two. The web shop has a third. The fourth, 10871, is in Amman again, because a buyer in a hurry could not find 10044. No system reports an error. Amman reorders 10044 while 60 cartons of 10871 stand two racks away, and the purchase statistics show two medium quantities where one large quantity would have earned a discount. I have met this carton at most of the month-end closes I sat through.

~~~chart bar
title: One carton of juice, counted in four places
unit: Cartons in stock, by code
JU-MNG-1L, Dubai: 210
10871, Amman: 60
Code of the web shop: 35
10044, Amman: 8
highlight: 10871, Amman
source: Illustrative numbers. Amman looks at 10044 and reorders.
~~~

In twelve years of ERP projects, hardly anyone has called me about item master data. They call about overstock, a poor forecast, a price negotiated badly: its costs appear under those names. Before a migration or an integration between two ERPs, though, the whole schedule depends on it.

## When are two records the same item?

Settle this before anyone opens a matching tool. The rule I use in trading companies: two records are the same item if a customer would accept one in place of the other without being told. Under this rule a new label design is the same item, a 12-pack and a 24-pack are different items, and the same juice from a second bottler is a matter for the quality manager.

Barcodes help, up to a point. Under the [rules of GS1](https://gs1.org/en/standards/id-keys/gtin/gtin-decision-support-tool/declared-net-content), which issues their numbers, a change in the declared net content calls for a new one, so one product has several over the years. A promotional pack that declares extra content needs its own too, and some importers relabel locally. So store barcodes in a table linked to the items, as many as each needs, and give each a pack level and dates of validity.

The pack level hides the costliest errors. If the supplier’s carton holds 24 and the record says 12, each receipt books half of what arrived, and the count in December finds goods that nobody booked. At one year-end I saw finance pleased with such a surplus. It was a pack size. Define one base unit per item (the piece, the kilogram) and express every pack as a multiple of it. Never let a pack size be edited after the first transaction; give a new size a new pack record.

## Finding candidates

Say the table has 18,000 items, of which 2,400 were sold in the past twelve months. Start with those; archive the rest later. Comparing each of them with every other would still take some 2.9 million comparisons, so work in steps:

1. Normalize the names: case, spaces, Arabic letter variants, digits, units (1 L, 1000 ml, ١ لتر).
2. Extract brand, product, net content and pack count into columns.
3. Compare only within the same brand and net content, which leaves a few thousand pairs.
4. Score each pair by shared barcode, similar name, same supplier item number and similar price per base unit.
5. Hand everything above a low threshold to a person who knows the shelf.

No software can take over the last step. A good reviewer decides about 60 pairs an hour; I have done it, and I was slower. Count on 25 hours for 1,500 candidates. One wrong merge costs more than all of those hours, because two histories cannot be separated once they have been added together.

## Merging without regret

Deleting is rarely possible and never wise, as old invoices must remain readable. Choose a surviving code, block the other for new transactions, and record the redirect in a cross-reference table that every interface reads. Keep it, since external partners may send the old code for years.

Merge on a quiet day, never in the week of a close, with both stocks counted, no open purchase orders, and the redirect in place. Open orders on a blocked code cannot be received, and stock that was not counted carries its old error into the new record. Without the redirect, an interface recreates the duplicate overnight under a fresh number. Move in batches of 50 and reconcile quantity and value after each one. The total must be unchanged to the last fils. If it is not, stop and find the difference.

## Guarding the door

The cleaning is wasted if everyone can still create items. Leave that to one data steward, on condition that requests are answered within four working hours. If answers come late, people will sell under a dummy code by Thursday, and they will have a point.

The request form should begin with a search and show the ten most similar items before its first empty field. Mandatory fields are few: Arabic name, English name, base unit, pack, barcode if any, tax category, storage condition, owner. The two names follow a fixed pattern (brand, product, variant, content) and are checked by one native reader each, since free text in two languages soon breeds duplicates again.

Watch three figures monthly: items created, items created that had a close match, and items with no movement 90 days after creation. When fewer than one new item in fifty had a close match, give the steward fewer hours, but keep the post. I have seen one abolished after a clean year, and the duplicates were back by the next year-end. If your stock balances are still wrong after this, the cause lies in the postings. Go and look at [the spreadsheet in the warehouse](/insights/why-erp-projects-stall-in-month-five).`,
};
