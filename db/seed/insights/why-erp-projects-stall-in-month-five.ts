import type { SeedInsight } from '../types';

export const whyErpProjectsStallInMonthFive: SeedInsight = {
  title: 'Why ERP projects stall in month five',
  slug: 'why-erp-projects-stall-in-month-five',
  searchTitle: 'ERP problems after go-live: stock records and postings',
  excerpt:
    'ERP projects stall on decisions that were due before go-live. Here are five to get signed, and a short count that shows which stock record to believe.',
  category: 'ERP Integration',
  publishedAt: '2026-10-22T07:00:00.000Z',
  content: `~~~callout
title: In short
ERP projects stall once people stop trusting the stock figures: in our illustrative warehouse, six posting errors a day make 600 in four months and put a fifth of all balances in doubt. Have five decisions signed before go-live, on corrections, receipts, negative stock, items and spreadsheets. If it is too late for that, count 50 locations first.
~~~

## The file next to the screen

On every visit I go to the warehouse before the meeting. In the fifth month after go-live, the licenses are paid, the opening balances are loaded and the steering committee sees green on every slide. In the warehouse, a spreadsheet is open next to the ERP screen, and when the two disagree, the foreman believes the spreadsheet. He is usually right.

Ask for a copy, count its columns, and read them before anyone argues for abolishing it. The last one I was shown had eleven, of which the ERP had a field for six; the rest are usually what the new system was never asked to hold: which pallets are promised to a customer who has not ordered yet, which goods arrived before their purchase order, where the overflow stock stands since the racks filled up, which cartons count as 10 although the master record says 12. Each of these columns is a requirement that no workshop collected, because the people who keep the file were not invited.

Give every column a verdict: a field or document in the ERP, a report, or deletion with its owner’s consent.

## Why do stock records go wrong after go-live?

Project plans track what vendors deliver: configuration, migration, training. Those tasks end at go-live or soon after. Then the integrator’s team shrinks and the key users return to their jobs, just as the first full quarter has to be closed, and from then on everything depends on the daily postings.

Do the arithmetic, in round numbers. A warehouse makes 300 stock movements a day, and 2% of them are not posted or are posted against the wrong item. That is 6 errors a day and about 150 in a month of 25 working days. With 2,500 stocked items, four months produce some 600 errors, enough to make roughly one balance in five suspect even though many fall on the same items. A picker who has twice walked to an empty shelf stops trusting the screen and then, since a wrong system does not seem worth the effort, stops posting carefully, so the error rate climbs. Records can be further off than this: a 2008 study found that [in 37 stores of one retailer](https://doi.org/10.1287/mnsc.1070.0789), 65% of nearly 370,000 inventory records did not match the stock.

~~~chart area
title: Six errors a day reach a fifth of all balances in the fourth month
unit: Postings missing or on the wrong item, by months since go-live
rows: Months since go-live
x: 0 1 2 3 4
Errors: 0 150 300 450 600
limit: 500, a fifth of 2,500 items
alt: A straight slope from no errors at go-live to 600 after four months. After three months it stands at 450 errors; then it crosses the line at 500.
source: Illustrative numbers: 300 movements a day, 25 working days a month.
~~~

> A stock balance stays true only while posting a movement is less work than not posting it.

Take a stopwatch to it. In one aisle, a transfer between two racks took 15 seconds by hand and 90 in the ERP, and the picker, having done one for me on the screen, wrote the next on a carton. Scanners, fewer mandatory fields, or a single screen for the three most common movements will do more than another training day.

## What to settle before go-live, and with whom

A faster screen does not help where a rule is missing. These five decisions are cheap before go-live and expensive in month five.

| Decision | Who signs |
| --- | --- |
| Who may correct a stock quantity, and up to what value | Finance director and warehouse manager |
| Whether goods may be received without a purchase order | Head of purchasing |
| What happens when a sale would make stock negative | Sales director and finance director |
| Who creates items and changes pack sizes | One named data steward |
| The date on which each spreadsheet becomes read-only | The manager whose team keeps it |

Give negative stock a full hour. If you block the sale, the books stay clean and a truck leaves half empty. If you allow it, the customer is served and an unposted receipt stays hidden. I have seen closes under both rules, and either works, provided that a named person explains every negative balance by noon the next day. If the vendor’s default is still in place, decide this week.

The decision about items is postponed most often. [Duplicate item codes](/insights/four-item-codes-for-one-carton) migrated on day one make every later count ambiguous.

## A test that takes one morning

Before you repair anything, find out which to believe, the ERP or the spreadsheet.

1. Pick 50 storage locations at random, plus the 10 fastest-moving items.
2. Count them physically, with no one looking at a screen.
3. Write three numbers side by side: the shelf, the ERP, the spreadsheet.
4. Count how often each system matches the shelf exactly.

If the spreadsheet wins, you have learned where the knowledge sits and can stop discussing user resistance. If the ERP wins, show the foreman the three numbers, because his file has become a burden that he can put down. One foreman read them twice and closed his file that week. Repeat the count weekly with a fresh sample and post the result on the warehouse wall. A hit rate that climbs from 70% to 90% over two months (illustrative figures) will persuade the doubters.

## What if your ERP project has already stalled?

Stop adding modules, because payroll or CRM on top of unreliable stock spreads doubt to departments that had none. Put two people, one from finance and one from the warehouse, full time on errors for six weeks, sorting each by cause. Usually three or four causes explain most of the list, and at least one is a screen that takes too long. Then freeze the spreadsheet column by column, on the dates its owner signed, beginning with the column that the foreman himself reads least.`,
};
