import type { SeedInsight } from '../types';

export const leadTimesAreADistributionNotANumber: SeedInsight = {
  title: 'Lead times are a distribution, not a number',
  slug: 'lead-times-are-a-distribution-not-a-number',
  searchTitle: 'Supplier lead time variability and safety stock',
  excerpt:
    'A supplier that takes twelve days on average, and thirty once a quarter, needs a buffer of its own. The usual formula buys one that still runs out.',
  category: 'Supply Chain',
  publishedAt: '2026-09-10T07:00:00.000Z',
  content: `~~~callout
title: In short
An average lead time hides the slow order. In our example, one delivery in thirteen takes thirty days instead of ten or eleven, and the textbook’s 2,050 cartons still run out. Cover all thirty days where a shortage is grave and the ordinary case elsewhere, or learn by day 6 what is not on board and hold 1,400.
~~~

You order from supplier A, and the ERP says twelve days. Day 12 passes, then day 20, and the truck comes on day 30. That happens once a quarter; on average A does deliver in twelve days. Supplier B always takes eighteen, yet purchasing prefers A, since there is one field and 12 is less than 18. For years I planned by that field too.

Here is what it hides, in illustrative numbers. You place thirteen orders a quarter with A, for several items, never two at once for the same one. Twelve take about ten and a half days, one takes thirty. The average is twelve. Your item sells a steady 100 cartons a day.

~~~chart bar
title: On the average day, nothing arrives
unit: Thirteen orders with supplier A, by days from order to delivery
rows: Days
x: 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
ordinary: - - 6 6 - - - - - - - - - - - - - - - - - - - -
slow: - - - - - - - - - - - - - - - - - - - - - - 1 -
mark: 12, average 12
mark: 20.5, textbook buffer 20.5
alt: Two columns side by side, six orders at 10 days and six at 11, and far to the right a single order at 30. Both marks, 12 and 20.5 days, stand in the empty stretch between.
source: Illustrative numbers, as in the text.
~~~

## How much safety stock does each supplier need?

With B you reorder when 1,800 cartons are left, and the delivery arrives as the last carton leaves. While demand is steady, you need no safety stock.

With A, a reorder point of 1,200 cartons (twelve days of sales) works twelve times out of thirteen. On the thirteenth order the shelf is empty for eighteen days and 1,800 cartons go unsold.

The textbook derives a safety stock from the standard deviation, which for A’s thirteen orders is about 5.2 days. For a 95% service level the formula multiplies it by 1.64 and adds the average, which gives 20.5 days, or 2,050 cartons. Look at what you have bought: the stock for days 12 to 20, which no ordinary order touches, and a shelf that is still empty for nine and a half days on the slow one. The formula assumes that lead times form one bell curve, and [Eppen and Martin](https://doi.org/10.1287/mnsc.34.11.1380) showed in 1988 how far it can miss its target. A’s form two humps with only empty days between them.

| Reorder point | Orders covered | Shortage on the slow order |
| --- | --- | --- |
| 1,100 | 12 of 13 | 1,900 cartons |
| 1,200 | 12 of 13 | 1,800 cartons |
| 2,050 | 12 of 13 | 950 cartons |
| 3,000 | 13 of 13 | none |

> Stock between the two humps costs money every week and does not prevent a single stockout.

All it does is shorten the gap, from eighteen days to nine and a half. If those cartons pay for themselves, the rest will too: each one costs the same to hold and sells on the same slow order. So with a supplier like A you have two sensible choices: cover the thirty days for items whose absence stops a production line or a hospital ward, and cover the ordinary case for the rest.

## The third option is to know earlier

Go back to the order that took thirty. The goods are packed on day 3, and the certificate of origin is unsigned. The supplier knows that morning, the forwarder by evening, a buyer down the hall on day 5. The planner hears last: I once heard it from the shop that was waiting.

Split the lead time into stages and record one timestamp for each:

1. order confirmed by the supplier
2. goods ready and collected
3. loaded on board or across the first border
4. discharged at the port of arrival
5. released by customs
6. received in the warehouse

Now it is day 6, and your screen says: not on board. So far that always meant a slow order. You still have a choice: fly in part of the quantity, buy locally at a worse price, or transfer stock from another branch. If such a purchase takes eight days, the buffer must reach day 14 instead of day 30. That is 1,400 cartons, fewer than with the reliable B. You pay the higher price only on the slow orders.

## Delays arrive together

So far the thirteen orders have been independent. At sea they share ships, and ashore they share gates. Jordan has [a single seaport](https://oxfordbusinessgroup.com/reports/jordan/2015-report/economy/aqaba-expands-the-seaport-remains-the-main-destination-port-for-jordan-and-its-neighbours), Aqaba, so congestion there delays the containers of many importers in the same week. When carriers began [sailing around the Cape](https://unctad.org/publication/navigating-troubled-waters-impact-global-trade-disruption-shipping-routes-red-sea-black) instead of through the Red Sea in late 2023, lead times changed for many suppliers at once, and averages still described the old route.

So keep the statistics per lane (origin, port, mode) as well as per supplier: within months a lane shows how often it is slow. When a lane changes, start a new series and keep the old one in case it changes back. Public holidays at both ends belong in the same file: [a calendar table](/insights/a-forecast-that-knows-when-ramadan-moves) built for demand serves transit times too.

## How do you get honest lead times?

Most systems can report lead times: receipt date minus order date. Ask how the two dates came about. Some purchase orders are typed after the goods were ordered by phone, which makes lead times look short. Receipts are posted in a batch at the end of the week, up to five days late. When a delivery comes in parts, the order line closes with the first carton or the last, depending on a forgotten setting.

Pull 24 receipts from last quarter and compare them with the signed delivery notes. If the dates differ by more than a day in at least a quarter of the cases, repair receipt posting first. Then replace the single field with three figures per lane (the usual time, the slow time, and how many orders in a hundred are slow) and show the planner all three where orders are placed. On that screen, 12 no longer beats 18.`,
};
