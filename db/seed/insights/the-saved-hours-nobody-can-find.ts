import type { SeedInsight } from '../types';

export const theSavedHoursNobodyCanFind: SeedInsight = {
  title: 'The saved hours nobody can find',
  slug: 'the-saved-hours-nobody-can-find',
  searchTitle: 'How to measure the ROI of digital transformation',
  excerpt:
    'Sixty people save twenty minutes a day, and the payroll stays the same. Measuring the gain takes an early baseline, a comparison group and a signature.',
  category: 'Digital Strategy',
  publishedAt: '2026-05-07T07:00:00.000Z',
  content: `~~~callout
title: In short
To measure the return on digital transformation, spend two weeks on a baseline before the start, then compare with branches that are still waiting: in our illustrative case, four of the eight days gained would have come without the system. Keep yearly cash, one-time cash, capacity and risk apart, and have a manager sign for each amount.
~~~

One spring at the order desk I rebuilt the spreadsheet so that an order took half the time, and I told the owner what he would save. In December he turned the payroll toward me and asked: where is it? I still hear that question, with larger numbers. A business case says that sixty employees will each save twenty minutes a day: twenty hours, two and a half positions, a tidy sum per year. The employees confirm that the system is faster, yet a year later the finance director cannot find the money: headcount is the same and so is overtime.

None of this is a lie. Twenty minutes scattered over a day become a calmer afternoon, a longer call with a customer and somewhat better work. They become money only if someone changes a roster, closes a vacancy or takes on volume that would have needed new staff. The business case did not say who decides that.

## Four kinds of benefit, counted separately

- Recurring cash: a subscription canceled, overtime reduced, fewer penalty payments. You can read it from the ledger.
- One-time cash: lower stock, invoices collected sooner.
- Capacity: hours freed, or more orders handled by the same team. This is worth something when demand grows or people move to other work.
- Risk: fewer errors, a shorter outage, a clean audit. Report how often and how large, without a price.

Most exaggeration comes from mixing these four, as with receivables (figures illustrative). A company sells 10 million dinars a year on credit, so one day of payment time ties up about 27,400 dinars. If customers pay four days sooner, some 110,000 is released, once. The yearly benefit is what that money costs you: at 8%, about 8,800. I can spend the 110,000 only once; a slide that shows it every year overstates the benefit more than twelvefold.

## Take the baseline before anyone touches anything

A baseline cannot be recovered later, because the old process leaves different traces from the new one, and people’s memory of it improves with time. Spend two weeks on it before the project starts, and prefer figures that already carry a timestamp: order entered, picked, delivered, invoiced, paid.

> Surveys of how long work takes tend to measure mood: on Thursday evenings every order seems to take an hour.

Choose three figures, and for each fix the definition in one sentence, the source table, and the person who will extract it again after six and twelve months with the same query. Store the query itself, because many arguments about benefits are about whether canceled orders were counted.

## Compare with someone who did not get it

Comparing before with after proves little, since prices, seasons and staff change as well. In this region Ramadan alone can move much of one month’s business into the next, so compare [the same position in the Hijri year](/insights/a-forecast-that-knows-when-ramadan-moves).

A better comparison costs little: roll the system out branch by branch, in a partly random order. Suppose the first branch improves its collection time from 52 to 44 days, while those still waiting go from 51 to 47 over the same months, perhaps because a large customer settled old debts. The effect of the system is then four days, since the other four would have come anyway. The UK Treasury’s [Magenta Book](https://www.gov.uk/government/publications/the-magenta-book) calls what would have happened anyway the counterfactual, and describes ways to estimate it.

~~~chart line
title: Four of the eight days would have been saved anyway
unit: Days until customers pay
rows: When
x: Before, After
scale: 40 to 55
Branches still waiting: 51 47
First branch: 52 44
alt: Two falling lines: the first branch drops from 52 to 44 days, the branches still waiting from 51 to 47. The first line falls twice as steeply as the second.
source: Illustrative numbers, as in the text.
~~~

Tempted to start with the worst branch? Extreme values [drift back toward the average](https://doi.org/10.1093/ije/dyh299) on their own, and the project will be credited for it. If politics demands that the worst go first, say so in the report and judge by the second and third.

## Count the other side fully

I told the owner that my spreadsheet was free: I built it in the evenings. License fees and the [consultancy’s person-days](/insights/what-a-digital-transformation-consultancy-does) are always on file; the internal hours of key users often are not, nor are the months of running old and new systems together, the interface that must be adapted with every upgrade, and the help that colleagues give each other in the hallway. Record internal hours in one month out of four and multiply by four.

## Who signs for it?

Ask of every benefit: in which record will it show, and who has to act so that it does? At my desk the answer was a vacancy: the owner could have left it open, but he filled it.

| Claimed benefit | Where it would show | Who must act |
| --- | --- | --- |
| 20 hours a day in order entry | Overtime account, open vacancies | Head of sales operations |
| 4 days faster payment | Receivables aging | Finance director |
| Fewer wrong deliveries | Credit notes by reason code | Warehouse manager |

Benefits without a signature stay in the report, under capacity, unpriced.

## Write down when you would stop

Before the start, agree on a result at six months that would end or change the project, for example less than one day’s improvement in payment time in the first two branches. Have it signed while everyone is still hopeful.

Report a range and explain it: three to five days, because two branches changed their credit terms midway. In our sample [solar study](/case-studies/solar-washing-plan), one site followed the model, another the calendar: the trial showed 24% less water, the year-on-year comparison 26%, and we state both. A board may prefer one number; now that I pay the bills, I believe whoever gave me an honest range last time.`,
};
