import type { SeedInsight } from '../types';

export const howManyLateDeliveriesPayForABuffer: SeedInsight = {
  title: 'How many late deliveries pay for a buffer?',
  slug: 'how-many-late-deliveries-pay-for-a-buffer',
  searchTitle: 'Safety stock or stockouts: calculate which costs less',
  excerpt:
    'Whether to hold stock against late deliveries sounds like a question for a statistician. For most items, one cost, one margin and one count decide it. Try your own numbers in the article.',
  category: 'Supply Chain',
  publishedAt: '2026-08-06T07:00:00.000Z',
  content: `~~~callout
title: In short
Divide the cost of keeping one carton for a year by its margin; if more deliveries than that are late each year, safety stock pays. At 2 dinars each (invented numbers), it pays from the second late delivery. Daily sales and length of delay change nothing. Add a hospital’s penalty to the margin, and leave out customers who wait.
~~~

The truck reaches the port gate two hours after the cutoff. The vessel sails without your container, the next one is full, and the cartons arrive 18 days late. Usually this supplier is punctual, and you sell 100 cartons of its product a day; to get through a late delivery without an empty shelf, you would have to keep 1,800 cartons more than you need on all other days. Is that worth it?

In Jebel Ali, where I planned ocean freight for a retailer, the answer depended on who had been blamed last, and for what: an empty shelf or a full warehouse. Two figures answer it better. Holding the buffer costs money every year, whether a delivery is late or not. An empty shelf costs you the margin on everything you could not sell, each time a delivery is late. Replace the invented numbers with yours.

~~~calculation
title: Buffer or empty shelf
unit: One item, one year, in dinars unless it says cartons
demand: Cartons sold a day, 10 to 500 by 10, 100
days: Delay of a late delivery in days, 1 to 40 by 1, 18
hold: Cost of keeping one carton for a year, 0.25 to 10 by 0.25, 2
margin: Margin on one carton, 0.25 to 20 by 0.25, 2
late: Late deliveries a year, 0 to 12 by 1, 4
result: Buffer in cartons = demand * days
result: Holding it costs = demand * days * hold
result: Empty shelves cost = demand * days * late * margin
result: Break-even, late deliveries a year = hold / margin
table: margin 0.5 1 2 4 8
source: Invented numbers.
~~~

## When is a buffer worth its cost?

Change the first two numbers, and the last result stays the same. Sales per day and days of delay make both figures larger by the same factor, so they cancel out. They decide how much money is at stake and how many pallet positions you need, but leave open whether the buffer pays.

> A buffer pays once the number of late deliveries a year exceeds the cost of holding one carton divided by the margin on it.

In the meetings I sat in, people argued longest about the two numbers that cancel out. In one of them, purchasing said that the delay was 14 days and the warehouse said 21. We went home at seven without having asked about the margin. The two numbers that remain take an afternoon with finance and the warehouse.

## What does it cost to hold one carton for a year?

Holding cost is often given as a percentage of value, copied from a textbook. It differs from item to item, as [a calculation for two firms](https://doi.org/10.3390/jrfm14020065) shows. So stand in front of one carton in your own warehouse and add it up. If you bought it at 10 dinars, keeping it for a year might cost this, again in invented numbers:

| Part | Dinars a year |
| --- | ---: |
| Money tied up, at 8% | 0.80 |
| A share of a pallet position: 4 dinars a month for 60 cartons | 0.80 |
| Insurance, damage, counting | 0.40 |
| Total | 2.00 |

For a cold store the second line can be three times as large. Goods with an expiry date add a fourth part, the share that expires in the warehouse, which soon outweighs the other three.

## When the arithmetic misleads

Your container is still at sea. A customer stands in front of your empty shelf. Does she leave? Some customers wait, or take another brand from the same shelf: in a [survey of more than 71,000 shoppers in 29 countries](https://hbr.org/2004/05/stock-outs-cause-walkouts), published in 2004, fewer than half took a substitute and nearly a third bought the item elsewhere. So multiply the lost margin by the share of customers who really leave: half is a cautious first guess, and a week of asking at the counter gives a better one.

A hospital rarely takes another brand. If you cannot fill its order, it may charge a penalty or drop you from the next tender. Add the penalty to the margin. If a missing carton costs you 20 dinars instead of 2, the buffer breaks even at one late delivery in ten years.

The calculation also assumes that every late delivery uses up the whole buffer. If a supplier’s delays vary, nearly every late delivery uses the first days of the buffer, but few use the last ones. So look at the last week of the buffer alone, counting only the deliveries that are late enough to need it. If you keep [lead times as a distribution](/insights/lead-times-are-a-distribution-not-a-number), the count is already there.

Sometimes there is a third choice. Go back to the gate on day 6 after your order: the vessel has sailed, but this time the forwarder writes to you the same evening, and you can still buy the missing cartons locally, at a worse price. All you lose is the difference, so compare the buffer with that as well.

## Three answers by Thursday

A vessel has a cutoff, and so should this exercise. Send three questions on Monday:

1. From purchasing: how many deliveries of this item were late in the past year, counted from goods receipts, and by how many days each.
2. From finance: the margin on one carton after discounts, and the interest that the company pays.
3. From the warehouse: the cost of a pallet position for a month, and how many cartons stand on it.

Start with the twenty items whose absence makes the phone ring most. For most of them the comparison will be clear at once, so spend your arguments on the six or seven that remain, and have them before the next truck misses the gate.`,
};
