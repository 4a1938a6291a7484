import type { SeedInsight } from '../types';

export const leadTimesAreADistributionNotANumber: SeedInsight = {
  title: 'Lead times are a distribution, not a number',
  slug: 'lead-times-are-a-distribution-not-a-number',
  excerpt:
    'A supplier that delivers in twelve days on average and in thirty once a quarter needs a different buffer from one that always takes eighteen. The usual safety stock formula gets this wrong, expensively.',
  category: 'Supply Chain',
  publishedAt: '2026-09-10T07:00:00.000Z',
  content: `Supplier A delivers in twelve days on average. Once a quarter, one order takes thirty. Supplier B always takes eighteen. Purchasing prefers A, because the ERP has one field for lead time and 12 is smaller than 18.

To see what that field hides, put in illustrative numbers. You place thirteen orders a quarter with A, for different items, so that each item has at most one order under way. Twelve of them take about ten and a half days and one takes thirty, which gives the average of twelve. The item we look at sells a steady 100 cartons a day.

~~~chart bar
title: On the average day, nothing arrives
unit: Thirteen orders with supplier A, by days from order to delivery
x: 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
ordinary: - - 6 6 - - - - - - - - - - - - - - - - - - - -
slow: - - - - - - - - - - - - - - - - - - - - - - 1 -
mark: 12, average 12
mark: 20.5, textbook buffer 20.5
source: Illustrative numbers, as in the text.
~~~

## What each supplier costs in stock

With B you reorder when 1,800 cartons are left, and the delivery arrives as the last carton leaves. Apart from variation in demand, no safety stock is needed.

With A, a reorder point of 1,200 (the average) works twelve times out of thirteen. The thirteenth time, the shelf is empty for eighteen days and 1,800 cartons are not sold.

The textbook reply is safety stock from the standard deviation. For A’s thirteen orders that is about 5.2 days. For a 95 percent service level the formula multiplies it by 1.65 and adds the average, which gives about 20.5 days or 2,050 cartons. Look at what this buys. On the twelve ordinary orders you carry ten days of stock that nobody needed. On the slow one you are still empty for nine and a half days. The formula assumes a bell curve, and A has two humps with nothing between them.

| Reorder point | Orders covered | Shortage on the slow order |
| --- | --- | --- |
| 1,050 | 12 of 13 | 1,950 cartons |
| 1,200 | 12 of 13 | 1,800 cartons |
| 2,050 | 12 of 13 | 950 cartons |
| 3,000 | 13 of 13 | none |

> Stock between the two humps costs money every week and does not prevent a single stockout.

It shortens the shortage, which may be worth something if customers wait a few days. So with a supplier like A there are two sensible choices: cover the thirty days for items whose absence stops a production line or a hospital ward, and cover the ordinary case for the rest.

## The third option is to know earlier

Slow orders are seldom slow at random. They missed a vessel, a certificate was wrong, or customs selected the container for inspection. In most cases somebody knew within days, and that somebody was not the planner.

Split the lead time into stages and record one timestamp for each:

1. order confirmed by the supplier
2. goods ready and collected
3. loaded on board or across the first border
4. discharged at the port of arrival
5. released by customs
6. received in the warehouse

Suppose that an order which has not been loaded by day 6 has always turned out to be one of the slow ones. Then on day 6 you still have a choice: part of the quantity by air, a local purchase at a worse price, a transfer from another branch. If such an emergency purchase takes eight days, the buffer must reach day 14 instead of day 30. That is 1,400 cartons, fewer than reliable B requires, and the premium is paid only on the slow orders.

## Delays arrive together

The thirteen orders were treated as independent above. In practice several suppliers share a lane. Jordan has a single seaport, Aqaba, so congestion there delays the containers of many importers in the same week. When carriers began sailing around the Cape instead of through the Red Sea in late 2023, lead times changed for a whole set of suppliers at once, and averages over the previous year stopped describing anything.

Two habits help. Keep the statistics per lane (origin, port, mode) as well as per supplier, because a lane gathers enough orders to show its slow tail within months. And start a new series when a regime changes, keeping the old one only for the day it returns. Public holidays on both ends belong in the same file: [a calendar table](/insights/a-forecast-that-knows-when-ramadan-moves) built for demand serves transit times as well.

## Getting honest data from the ERP

Most systems can produce a lead time report today by subtracting the order date from the goods receipt date. Before trusting it, look for three defects. Purchase orders are sometimes created after the goods have been ordered by phone, which makes lead times look short. Receipts are posted in a batch at the end of the week, which adds up to five days. And partial deliveries close the line on the first carton or on the last, depending on a setting few people remember.

Take 30 receipts from last quarter and compare them with the signed delivery notes. If the dates differ by more than a day in a quarter of the cases or more, repair the posting first. Then replace the single field with three figures per lane (the median, the ninetieth percentile and the worst case of the last year) and let the planner see all three on the screen where orders are placed.`,
};
