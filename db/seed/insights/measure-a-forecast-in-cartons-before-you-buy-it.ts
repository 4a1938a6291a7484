import type { SeedInsight } from '../types';

export const measureAForecastInCartonsBeforeYouBuyIt: SeedInsight = {
  title: 'Measure a forecast in cartons before you buy it',
  slug: 'measure-a-forecast-in-cartons-before-you-buy-it',
  searchTitle: 'Demand forecast accuracy: MAPE, WAPE, bias and cost',
  excerpt:
    'A demand forecast can be 90% accurate and still cost more than copying last year. What to measure, on which weeks, and when to say no.',
  category: 'AI & Analytics',
  publishedAt: '2026-10-15T07:00:00.000Z',
  content: `~~~callout
title: In short
MAPE can flatter the worse forecast: over six invented weeks the model shows 10.2% and last year’s sales 25.0%, yet the model’s errors cost 554 dinars and the rule’s 240. Compare cartons, bias and cost on 26 weeks that the vendor has not seen, and buy only if the model wins in total and in 18 of them.
~~~

Over six weeks, a model’s forecasts were 142 cartons off; last year’s sales, used as a forecast, were 90 off. Yet the vendor, calculating correctly, called the model 90% accurate. (I invented this example, like every number here without a source.) In a warehouse, the error shows after the stock has been paid for, so measure it before you sign.

## Six weeks of one item

The model competes with a rule that costs nothing: expect what was sold in the same week last year. In both years a promotion fell in week 5.

| Week | Cartons sold | Model | Last year |
| --- | --- | --- | --- |
| 1 | 100 | 95 | 110 |
| 2 | 80 | 75 | 90 |
| 3 | 20 | 22 | 40 |
| 4 | 100 | 105 | 110 |
| 5, promotion | 400 | 280 | 370 |
| 6 | 100 | 95 | 110 |
| Total | 800 | 672 | 830 |

~~~chart bar
title: The model is closer in five weeks and far off in one
unit: Cartons off, too many or too few
rows: Week
x: W1 W2 W3 W4 W5 W6
Model: 5 5 2 5 120 5
Last year: 10 10 20 10 30 10
highlight: Model
alt: In week 5 the model’s column stands far above all others: 120 cartons off, against 30 for last year’s sales. In the other weeks the model is 5 cartons off at most, last year’s sales 10 or more.
source: Invented numbers, from the table of six weeks.
~~~

From these weeks I calculate five numbers for different readers. A missing carton loses 4 dinars of margin; a leftover carton costs 2 dinars in storage, interest and spoilage.

| Number | Calculation | Model | Last year | Reader |
| --- | --- | --- | --- | --- |
| MAPE, mean absolute percentage error | Weekly errors in percent of sales, averaged | 10.2% | 25.0% | Not for decisions |
| Cartons off | Weekly errors, too many or too few, added up | 142 | 90 | Planner |
| WAPE, weighted absolute percentage error | Cartons off, divided by cartons sold | 17.8% | 11.3% | Manager of several items |
| Bias | Total forecast minus total sold | 128 too few | 30 too many | Buyer |
| Cost | Missing cartons times 4, leftover times 2 | 554 dinars | 240 dinars | Finance director |

## Why is MAPE misleading?

MAPE gives every week the same weight. In week 3 the rule was 20 cartons too high, which counts as 100%; in week 5 the model was 120 too low, which counts as 30%. A week without sales has no percentage, because nobody can divide by zero; Hyndman and Koehler therefore made a simple rule the yardstick. And a forecast can be at most 100% too low, but any percentage too high, so a model chosen by MAPE tends to order too little.

WAPE divides once, by the total, so small or empty weeks do not distort it. As Amazon’s documentation notes, it does not show bias, so bias needs its own line.

Without week 5, the model is 22 cartons off and the rule 60. I would use the model in ordinary weeks and last year’s figure in promotions, once this split, which I chose with hindsight, has won on other weeks.

## Test it on weeks that the model has not seen

1. **Prices.** Finance states the cost of a missing and of a leftover carton (half a day).
2. **Records.** An analyst exports two years of weekly sales, marks promotions and Ramadan, and removes stockout weeks, whose sales were below demand (two days).
3. **Hidden weeks.** You hold back the last 26 weeks. The vendor forecasts each from what was known on the day of your order, and receives that week’s sales only afterward.
4. **Rules.** The analyst forecasts the same weeks by the last known week and by the same week last year, in Ramadan by [the same Hijri position](/insights/a-forecast-that-knows-when-ramadan-moves) (half a day).
5. **Result.** The analyst fills in the five numbers separately for ordinary weeks, promotions and Ramadan (one day).

> A model is worth what it saves against the best rule that costs nothing.

Hyndman’s textbook calls 20% of the records typical for a test, which is 21 weeks of two years. I take 26. The model should be cheaper than the better rule in total and in at least 18 weeks; a tossed coin would manage that in fewer than 4 of 100 attempts. If the 26 weeks contain no Ramadan, hide the last Ramadan too.

## What one point costs

~~~calculation
title: What one point of error costs
unit: One month, in dinars unless it says otherwise
sales: Cartons sold a month, 1,000 to 100,000 by 1,000, 20,000
short: Percent of the error that is too few, 0 to 100 by 5, 40
miss: Loss per missing carton, 0.5 to 20 by 0.5, 4
over: Cost per leftover carton, 0.5 to 20 by 0.5, 2
fee: Monthly fee, 200 to 20,000 by 200, 2,800
result: Cartons in one point of WAPE = sales / 100
result: Cost of one point = sales * (short * miss + (100 - short) * over) / 10000
result: Points that pay the fee = fee * 10000 / (sales * (short * miss + (100 - short) * over))
table: sales 5,000 10,000 20,000 40,000
source: Invented numbers.
~~~

At 20,000 cartons a month, one point of WAPE costs 560 dinars, so a fee of 2,800 dinars needs an improvement of five points. Existing stock absorbs some errors, so this cost is an upper limit.

## When should you say no to a model?

In a 2014 sample from eight businesses, 52% of the forecasts were worse than repeating the last period. Say no if one of these is true:

- In ordinary weeks, the model is not cheaper than the better rule.
- The points gained are worth less than the fee.
- The vendor wants to choose the weeks.
- Nobody may change an order because of the forecast.

If the model loses only in Ramadan or promotions, keep the rule for those weeks. The test costs your people four days; [we run it on our own models too](/solutions/ai-analytics).

## Sources

- Hyndman and Athanasopoulos, textbook: [accuracy](https://otexts.com/fpp3/accuracy.html) and [tests on later data](https://otexts.com/fpp3/tscv.html)
- Hyndman and Koehler: “Another look at measures of forecast accuracy,” International Journal of Forecasting 22, 2006; [the authors’ draft of 2005](https://studylib.net/doc/13603179/another-look-at-measures-of-forecast-accuracy), in a copy
- Amazon Forecast: [metrics](https://github.com/awsdocs/amazon-forecast-developer-guide/blob/38324cfdadf0cfb0647ee6263997b7cddd0b5f6f/doc_source/metrics.md), an earlier edition
- SAS: [the eight businesses](http://blogs.sas.com/content/forecasting/2014/04/23/forecast-quality-in-the-supply-chain-part-1/), April 23, 2014, and [the 52%](http://blogs.sas.com/content/forecasting/2014/04/30/a-naive-forecast-is-not-necessarily-bad), April 30, 2014`,
};
