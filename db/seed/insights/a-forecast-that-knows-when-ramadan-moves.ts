import type { SeedInsight } from '../types';

export const aForecastThatKnowsWhenRamadanMoves: SeedInsight = {
  title: 'A forecast that knows when Ramadan moves',
  slug: 'a-forecast-that-knows-when-ramadan-moves',
  searchTitle: 'Demand forecasting for Ramadan and the Hijri calendar',
  excerpt:
    'The Hijri year is ten to twelve days shorter than the Gregorian, so last year’s week is wrong. A calendar table and a fair test put that right.',
  category: 'AI & Analytics',
  publishedAt: '2026-11-16T07:00:00.000Z',
  content: `~~~callout
title: In short
Because Ramadan comes ten to twelve days earlier each year, compare days by their distance from it instead of copying last year’s week. One calendar table is enough, about 18,000 rows for ten years and five countries. Then test on a hidden spring, and keep the model only if it beats the same Hijri position of the year before.
~~~

In Ramadan the evening peak on a power grid moves to another hour. My first forecast of it copied last year’s week, and by nightfall the error was plain; a warehouse finds out only after Eid. In Saudi Arabia, Ramadan began on March 11, 2024, on March 1, 2025, and on February 18, 2026: a Hijri year has [354 or 355 days](https://english.alarabiya.net/News/gulf/2022/04/01/Ramadan-moon-sighted-in-Saudi-Arabia-holy-month-begins-on-Saturday), so everything in it comes ten to twelve days earlier each year. A demand model that copies last year’s week copies a different point in its customers’ year.

~~~chart bar
title: Ramadan arrives ten to twelve days earlier each year
unit: First to last day
rows: Year
2021: 04-13..05-12
2022: 04-02..05-01
2023: 03-23..04-20
2024: 03-11..04-09
2025: 03-01..03-29
2026: 02-18..03-19
highlight: 2026
alt: Six bars of 29 or 30 days, each earlier than the one above it: April 13 to May 12 in 2021, February 18 to March 19 in 2026.
source: As announced in Saudi Arabia; elsewhere the dates can differ by a day.
~~~

Take a food distributor, with illustrative numbers, whose boxed dates sell at three times their usual rate in the two weeks before the fast. In 2025 those weeks ended on February 28. A model built on the sales of 52 weeks ago expects the 2026 peak between February 14 and 27, but shoppers bought between February 4 and 17. The forecast is ten days late: too little before the fast, too much during it.

I look at curves before statistics. These are three springs of the distributor’s chilled orders:

~~~chart line
title: Much the same peak, earlier each year
unit: Weekly chilled orders, yearly mean = 100
rows: Week
x: Jan 1, Jan 8, Jan 15, Jan 22, Jan 29, Feb 5, Feb 12, Feb 19, Feb 26, Mar 5, Mar 12, Mar 19, Mar 26, Apr 2, Apr 9, Apr 16, Apr 23, Apr 30, May 7, May 14, May 21, May 28, Jun 4, Jun 11, Jun 18, Jun 25
2024: 85 85 83 81 79 80 85 107 156 200 185 132 111 125 104 77 74 79 82 81 79 79 80 83 84 85
2025: 85 83 80 79 81 94 132 186 200 155 116 124 113 81 72 78 83 83 81 79 81 81 83 85 85 83
2026: 82 80 80 86 111 164 202 179 127 113 125 98 74 73 80 83 82 80 79 80 82 84 85 84 83 80
highlight: 2026
mark: Feb 12 to Mar 5, three weeks earlier in two years
alt: Weekly chilled orders from January to June of three years. Each year has one peak of about twice the mean, before Ramadan: in the week from March 5 in 2024, from February 26 in 2025 and from February 12 in 2026.
source: Invented numbers, by the first day of each week.
~~~

Most companies have a planner who shifts the curve by hand. One showed me hers: two printouts against a window, last year’s moved eleven days to the left. It works for a few hundred familiar items.

## How do you add Ramadan to a demand forecast?

What she knows fits into a small calendar table, outside any model, with one row for each date in each country. Ten years and five countries make about 18,000 rows. Useful columns:

- the Hijri year, month and day, and whether that date was estimated or officially announced
- days until the start of Ramadan, counted down from 60, and the day of Ramadan once it has begun
- days before and after each Eid, in separate columns, because they behave differently
- the local weekend: Friday and Saturday in Saudi Arabia, Jordan and Kuwait; Saturday and Sunday in Lebanon and most of the UAE
- shortened working hours, school holidays and the usual salary dates

Each country needs its own rows because a month can begin a day earlier across a border. In Saudi Arabia, [the calculated calendar and the announcement](https://webspace.science.uu.nl/~gent0113/islam/ummalqura_adjust.htm) have sometimes differed. Marking which is which prevents a test that already knows the announcement: a forecast dated January may use only what was known in January.

You can now look up history by its distance from Ramadan: the twelfth day before it, this year and last. That needs no machine learning, and a sales director can check it against two printed calendars.

## Learn the shape from the category

On a grid, chance cancels out over many households. An item that sells 25 cartons a week is one household, with three Ramadans in three years: a flexible model would memorize three accidents.

> Three Ramadans teach you the shape of a category, and only rarely the shape of an item.

So estimate the shape for a category (how beverage sales move in the ten weeks around the fast), and for each item only how much sells. Give an item its own shape only where that improves forecasts of unseen weeks.

## How do you test a forecast for Ramadan?

A test on days drawn at random makes every model look good, since it has seen the days around each hidden one. Hide a whole season instead, and train, as [an open textbook on forecasting](https://otexts.com/fpp3/tscv.html) explains, only on what came before: everything up to January 31, 2026. Then forecast February, March and April.

1. Forecast with the same week last year, as the baseline.
2. Forecast with the same Hijri position last year, with no model at all.
3. Forecast with the model and the calendar table.
4. Report the error in cartons, too many or too few, separately for the run-up, the fast, the Eid week and the four weeks after.

The direction matters: too many cartons are spoiled yogurt, too few an empty shelf. If the second forecast beats the third, use the second: two months of my own modeling have lost to a rule that took a morning. Then do the same for spring 2025. A model that loses either spring is not ready; one that wins both has been right only twice.

## Where it stops helping

Promotions are missing from the calendar. If cooking oil was discounted in every Ramadan on record, the data cannot separate the fast from the discount, so a year without the campaign will be over-forecast. Give promotions their own column, and rely less on the forecast the first time the campaign plan changes.

Lost sales mislead the model too: from an empty shelf on day 20 it learns low demand. Exclude the days of a stockout from training.

And the fast is moving into another season. I expect Ramadan 2027 around February 8 and may be a day off; in 2030 the fast begins twice, in early January and late December. Recent history holds only fasts in late winter and spring. Neither I nor your data can say what a fast in the shortest days does to soft drinks or delivery hours, so someone must estimate it as a range; mine for soft drinks runs from no peak to twice the mean. Widen your buffer, and treat [supplier lead times](/insights/lead-times-are-a-distribution-not-a-number) around the holidays with the same suspicion.`,
};
