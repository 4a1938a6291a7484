import type { SeedInsight } from '../types';

export const fourItemCodesForOneCarton: SeedInsight = {
  title: 'Four item codes for one carton',
  slug: 'four-item-codes-for-one-carton',
  searchTitle: 'Duplicate item codes in ERP: find and merge them',
  excerpt:
    'A letter to a new data steward: how to recognize a duplicate item, find it and merge it safely. You do not need three million comparisons.',
  category: 'ERP Integration',
  publishedAt: '2026-04-16T07:00:00.000Z',
  content: `~~~callout
title: In short
Two codes mean one item if your customers accept either carton for the other. To find such pairs among 2,400 active items, compare only within one brand and net content, then have somebody who knows the shelf decide 1,500 of them, in about 25 hours. Merge by blocking one code, after both stocks are counted, and never delete it.
~~~

You start on Sunday, and before noon somebody will ask you for a new item code, for a carton that already has four.

I counted them for you. The carton holds mango juice: it is item 10044 in Amman and JU-MNG-1L in Dubai, the online store has a third, and the fourth, 10871, is in Amman again, because a buyer in a hurry could not find 10044. No system reports an error, so Amman reorders 10044 while 60 cartons of 10871 stand two racks away, and the purchase statistics show two medium quantities where one large quantity would have earned a discount.

~~~chart bar
title: One juice, four codes, four stock figures
unit: Cartons in stock, by code
rows: Code
JU-MNG-1L, Dubai: 210
10871, Amman: 60
Code of the online store: 35
10044, Amman: 8
highlight: 10871, Amman
alt: The longest bar, 210 cartons, is Dubai’s. Amman’s cartons lie under two codes: 60 under 10871 and, in the shortest bar, 8 under 10044.
source: Illustrative numbers. Amman looks at 10044 and reorders.
~~~

In twelve years of ERP projects, hardly anyone has called me about item master data; they call about what its errors cost: overstock, a poor forecast, a badly negotiated price. Before a migration or an integration between two ERPs, the whole schedule depends on that data.

## When are two records the same item?

The rule I use in trading companies: two records are the same item if a customer would accept one in place of the other without being told. A new label design is the same item. A 12-pack and a 24-pack are two. The same juice from a second bottler: ask the quality manager, and write down the answer.

Barcodes do not settle it: under the [rules of GS1](https://gs1.org/en/standards/id-keys/gtin/gtin-decision-support-tool/declared-net-content), which issues their numbers, a change in the declared net content calls for a new one, so one product collects several over the years. A promotional pack that declares extra content needs its own, and some importers relabel locally. Store barcodes in a linked table, as many as an item needs, each with a pack level and dates of validity.

## Look at pack sizes first

The costliest errors sit there. If the supplier’s carton holds 24 and the record says 12, each receipt books half of what arrived, and in December the count finds the other half. At one year-end finance proudly showed me such a surplus, until I opened a carton and counted 24.

Define one base unit per item (piece, kilogram), of which every pack is a multiple. Never let a pack size be edited after the first transaction: a new size gets a new pack record.

## Reserve 25 hours for the pairs

Your table has 18,000 items, of which 2,400 were sold in the past twelve months. Take those; archive the rest later. Each against every other is still some 2.9 million comparisons. Work in steps:

1. Normalize the names: case, spaces, Arabic letter variants, digits, units (1 L, 1000 ml, ١ لتر).
2. Extract brand, product, net content and pack count into columns.
3. Compare only within the same brand and net content, which leaves a few thousand pairs.
4. Score each pair by shared barcode, similar name, same supplier item number and similar price per base unit.
5. Hand everything above a low threshold to a person who knows the shelf.

Decline any software for the fifth step, and ask now for the hours and a quiet room. A good reviewer decides about 60 pairs an hour, so 1,500 candidates take 25 hours; one wrong merge costs more than all of them, because two histories, once added together, cannot be separated.

## How do you merge duplicate item codes?

Delete neither code: old invoices must remain readable. Choose a surviving code, block the other for new transactions, and record the redirect in a cross-reference table that [every interface](/insights/five-ways-into-an-erp) reads. Keep it: external partners may send the old code for years.

A quiet day is never in the week of a month-end close, so let finance choose it. Check three things before you begin:

- Both stocks are counted. Otherwise the old error moves into the new record.
- No purchase order is open. Orders on a blocked code cannot be received.
- The redirect is in place. Without it, an interface recreates the duplicate overnight under a fresh number.

Move in batches of 50 and reconcile quantity and value after each one; if the total has changed by a single fils, stop and find out why.

## Answer within four working hours

From Sunday you alone create items, on condition that you answer within four working hours. If you are late, people will sell under a dummy code by Thursday.

Let the request form begin with a search that shows the ten most similar items before its first empty field. Few fields are mandatory: Arabic name, English name, base unit, pack, barcode if any, tax category, storage condition, owner. The two names follow a fixed pattern (brand, product, variant, content), and each needs one native reader, since free text in two languages soon breeds duplicates.

## Report three figures a month

Count the items created, those with a close match, and those without movement 90 days later. When fewer than one new item in fifty had a close match, your hours can shrink, but the position must stay.

> I have seen a data steward’s position abolished after a clean year: the duplicates were back by the next year-end.

Before your first meeting, walk to the rack, count 10871 yourself, and take the number with you.

Khaled

P.S. If the stock balances are still wrong after this, the cause lies in the postings: go and look at [the spreadsheet in the warehouse](/insights/why-erp-projects-stall-in-month-five).`,
};
