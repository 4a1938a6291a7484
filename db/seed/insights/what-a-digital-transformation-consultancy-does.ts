import type { SeedInsight } from '../types';

export const whatADigitalTransformationConsultancyDoes: SeedInsight = {
  title: 'A digital transformation consultancy: work, cost and time',
  slug: 'what-a-digital-transformation-consultancy-does',
  searchTitle: 'What a digital transformation consultancy does',
  excerpt:
    'What the work is, how long it takes and how many person-days it costs, by size of project. Plus eight questions for comparing two proposals.',
  category: 'Digital Strategy',
  publishedAt: '2026-10-20T07:00:00.000Z',
  content: `A digital transformation consultancy finds where work in a company is slow, done twice or based on old figures, and builds and connects the software that changes it. Small projects take six to eight weeks and most others three to twelve months, or 60 to 720 days of consultants’ work. Start with one process and a person who can decide on it, pay for discovery and design by the week, and commit to the rest once its price is fixed.

| Work | What changes | Time | Person-days | At 400 USD a day | From you |
| --- | --- | --- | --- | --- | --- |
| [Website](/solutions/web-development) | Customers book or order without calling | 6 to 8 weeks | 60 to 80 | 24,000 to 32,000 | Someone to approve the text |
| [ERP integration](/solutions/erp-integration), first connection | A delivery is entered once | 8 to 10 weeks | 120 to 150 | 48,000 to 60,000 | An accountant, a foreman |
| [Supply chain](/solutions/supply-chain), first site | Warehouse and ledger show the same stock | 4 months | 240 | 96,000 | A planner, a counting team |
| [Data and AI](/solutions/ai-analytics), first model | A weekly decision uses a tested forecast | 4 to 6 months | 160 to 360 | 64,000 to 144,000 | Half a day a week |
| [Platform](/solutions/saas-platforms), first release | One product serves many customers | 4 to 6 months | 240 to 480 | 96,000 to 192,000 | A product owner |
| ERP integration, whole company | Every site posts at the source | 6 to 12 months | 360 to 720 | 144,000 to 288,000 | The same at each site |

A person-day is one consultant at work for one day. The numbers are illustrative: our usual team times the usual duration, full time, at 5 days a week or 20 a month.

## What does digital transformation mean?

It means that a company changes how it works because software allows it. Scanning a delivery note gives you a picture of the paper. The process has changed when the foreman confirms the delivery on a phone and stock, invoice and ledger follow without anyone typing.

In a survey for 2024 by Saudi Arabia’s statistics authority, 98% of establishments were online, but fewer than half used the cloud and little more than a quarter artificial intelligence. The OECD found that smaller firms usually digitize administration and marketing first, and fall further behind large ones in ERP and data analytics, which is where most of our work begins.

Network cables, laptops and a helpdesk belong to an IT service company, and tax or legal opinions to an adviser. A vendor’s partner sets up a new ERP; we connect the one you have.

## How do the first 90 days run?

We work in [four steps](/about). In a nine-month project, the first three begin within 90 days:

1. **Discover, weeks 1 to 3.** Two of us watch the work and count its hours and corrections. You get a map with a cost at each step.
2. **Design, weeks 3 to 8.** Six future users try the screens. You get a prototype and a fixed price.
3. **Build, from week 9.** Software that you can try arrives every two weeks, so by day 90 you have seen it twice and used some 165 person-days.
4. **Scale, from month 7.** Other sites join, and your team takes over.

~~~chart bar
title: A fixed price after a fifth of the person-days
unit: Person-days of the consultancy, by step
rows: Step
Discover: 30
Design: 60
Build: 315
Scale: 60
highlight: Build
alt: Build has by far the longest bar with 315 of 465 person-days. Discover needs 30, Design and Scale 60 each. The price is fixed after the first two, which make 90.
source: Illustrative, from our plan for nine months: 2 people for 3 weeks, 2 for 6, 3 for 21 and 1 for 12, at 5 days a week. Steps overlap.
~~~

## What does it cost, and who is needed?

Multiply the person-days by the daily rate in the proposal. The table does so at 400 US dollars, not our rate; the plan above comes to 186,000. Then add licenses, hosting, travel and your own hours: in that plan, two of your engineers join Build for 21 weeks, another 210 days that no invoice shows. You also need a manager who can decide within a week, and the people who do the work today. First have the [baseline measured](/insights/the-saved-hours-nobody-can-find), since no gain shows without it. Allow more time if your sites are in several countries, since [their weeks and tax rules](/insights/five-countries-one-project-plan) differ. Where eleven months of three engineers go, you can see in a [sample study of a packaging plant](/case-studies/packaging-erp-integration).

## What should you ask before signing?

Prepare for the rare, extreme overrun. When Oxford researchers reported on 1,471 IT projects in 2011, the average overrun was 27%, but one project in six ran far over, and those came to three times their budgets on average. Those projects were very large, so expect other percentages; yet the same pattern, many small overruns and a few extreme ones, returned in a wider study in 2022. So ask for short steps with a way out after each.

~~~callout
title: Eight questions, one point for each written answer with a name, number or date
1. Which record will show the gain, and what does it show today?
2. Who does the work, and on how many days a week?
3. What do we keep if we stop after each step?
4. What has a fixed price, and who pays if the estimate is exceeded?
5. When will our staff first use working software?
6. In whose name are the domain, the cloud account and the code?
7. Which part of the fee waits until our team has proved that it can run the system?
8. How many days of our own people does the plan contain?
~~~

We would not sign with fewer than six points. Our answer to question 7 is the last 15%, tied to [six handover drills](/insights/hand-the-system-over-before-the-last-invoice).

## When is a consultancy unnecessary?

If a standard product covers the process and you can follow its way of working, buy it. If the connection you need is on the price list of your ERP’s vendor, ask there first. If the ERP is to be replaced within the year, or nobody has time to decide, it is better to wait; and if only one report is missing, your own accountant may need no more than two days. A [discovery call](/contact) takes 30 minutes and costs nothing; bring one process and the spreadsheet behind it, and we will say if you do not need us.

## Sources

- Saudi Arabia: General Authority for Statistics, survey for 2024, in [Okaz](https://www.okaz.com.sa/economy/na/2228246) (secondary)
- OECD: [The Digital Transformation of SMEs](https://oecd.org/innovation/the-digital-transformation-of-smes-bdb9256a-en.htm), executive summary
- Overruns: Flyvbjerg and Budzier, [abstract of 2011](https://ideas.repec.org/p/arx/papers/1304.0265.html), with the average size in [eWeek](https://www.eweek.com/security/black-swan-it-projects-with-out-of-control-budgets-can-kill-enterprises) (secondary); Flyvbjerg and others, [abstract of 2022](https://ideas.repec.org/p/arx/papers/2210.01573.html)`,
};
