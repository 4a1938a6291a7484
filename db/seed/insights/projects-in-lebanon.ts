import type { SeedInsight } from '../types';

export const projectsInLebanon: SeedInsight = {
  title: 'Digital projects in Lebanon: what to settle first',
  slug: 'projects-in-lebanon',
  searchTitle: 'Digital transformation in Lebanon: VAT, dollars, data',
  excerpt:
    'In Lebanon, settle first which exchange rate your invoices use and how you work without internet. This guide covers VAT, payments, Law 81 and the week.',
  category: 'Digital Strategy',
  publishedAt: '2026-10-24T07:00:00.000Z',
  content: `Before you choose software for a project in Lebanon, settle which exchange rate your invoices use and how your staff work when the power or the internet fails. VAT is 11%, and I have found no duty to send e-invoices. I work [in Beirut](/about/elie-tannous) and read the sources in October 2026; ask your tax adviser and your lawyer what has changed since.

| Subject | What applies | What you settle first |
| --- | --- | --- |
| VAT | The rate is 11%. | Finance keeps every rate with its date. |
| Invoices | Shops show VAT in pounds. | Your tax adviser confirms the exchange rate. |
| Payments | People often pay cash, in dollars or pounds. | Each payment keeps its currency. |
| Personal data | Law 81 asks for a declaration. | Your lawyer checks the exemptions. |
| Week | Public offices close on Saturday and Sunday. | Each branch names its days. |

## How do VAT and invoices in two currencies work?

A company has to register for VAT once its revenue exceeds 5 billion pounds within one to four quarters. A ministry decision of March 2023 lets shops price in dollars, but their invoices have to show the total and the VAT in pounds, together with the exchange rate.

Which rate counts for VAT is less clear, because a decree of April 2023 took one of its rates from a platform that has since been closed. For salaries, the Ministry of Finance has used 89,500 pounds to the dollar since April 2024. No text that I read names this rate for VAT as well, so ask your tax adviser for a written answer.

~~~chart bar
title: The same VAT in pounds, at three rates
unit: Pounds, for 110 dollars of VAT on an invoice of 1,000 dollars
rows: Rate
Rate of 2022: 165,825
Rate of 2023: 1,650,000
Rate of 2024: 9,845,000
highlight: Rate of 2024
alt: Three bars, each much longer than the one before: 165,825 pounds at the rate of 2022, 1,650,000 at that of 2023 and 9,845,000 at that of 2024.
source: Our arithmetic with the official rates of 1,507.5 and 15,000 and with 89,500, the rate for salaries. A real invoice may have followed another rate.
~~~

This is why we store the currency and the dated rate with every bill and every payment. In our sample study of [nine schools](/case-studies/school-fees-platform), two earlier systems had been given up because they could not do this.

A law on e-invoicing was proposed in Parliament in December 2025, and I do not know of a decision. Groups with companies elsewhere can compare [eight countries](/insights/e-invoicing-country-by-country).

## How do customers pay in Lebanon?

A 2026 guide to online shops describes cash on delivery, transfers between wallets in dollars or pounds, and only limited use of cards. Cards in “fresh” dollars, which count as cash dollars, have been accepted in stores since 2022. Ask each provider for its commission and for the day and currency of the payout.

## What happens when the power or the internet fails?

In December 2025 a news site reported that state electricity came for two hours a day at most, although the state utility said in March 2026 that supply had improved. In January 2022 nearly half of Beirut lost its connection when the diesel ran out.

I therefore ask for systems that work offline first: a sale or a booking is saved on the device and sent when the connection returns. If two people have changed the same record, a named colleague decides which version stays. In our sample study of [a hair salon in Beirut](/case-studies/hair-salon-website), the paper book was kept for days without power.

## How do you store names and personal data?

An Arabic name has several spellings in Latin letters, some French and some English. Mine is إيلي طنوس, and I have been billed as Elie Tannous, Ely Tannus and Elia Tanous. Keep the Arabic name and the person’s own Latin spelling in separate fields, and let the search [forgive the others](/insights/the-letters-that-hide-products-from-arabic-search). On a website, each language needs [an address of its own](/insights/two-languages-two-addresses-one-website).

Law 81 of 2018 asks you to declare the processing of personal data to the Ministry of Economy and Trade before you begin, unless Article 94 exempts you; one summary counts consent among the exemptions. Processing health data requires a license. A human rights group has complained that the ministry had not published the steps, so ask how it accepts a declaration today.

The same law recognizes electronic signatures, but a 2020 study explains that judges weigh them freely until certification providers are accredited. Because I know of none that has been, ask your lawyer which contracts still need paper.

## Which days do you work, and where do you begin?

Public offices have worked from Monday to Friday since 2017, but the labor law allows 48 hours a week, so a warehouse may well open on Saturday. Approvals between Monday and Thursday also suit [other countries](/insights/five-countries-one-project-plan). I would begin with a week of checks, for which I estimate 18 hours:

1. Finance has the rates for invoices, books and VAT confirmed (5 hours).
2. IT lists all personal data for the lawyer (8 hours).
3. Sales looks for 30 customers in both scripts and notes who appears twice (3 hours).
4. One branch works for an hour without internet and notes what stops (2 hours).

If the project is a website, add the [thirty checks](/insights/thirty-checks-before-an-arabic-site-goes-live).

~~~callout
title: Working with us in Lebanon
I am [Elie Tannous](/about/elie-tannous), your contact in Beirut, and I speak Arabic, French and English. I lead [web development](/solutions/web-development), and a website for a clinic, a salon or a store goes live in 6 to 8 weeks. For a chain with branches, we build [SaaS platforms](/solutions/saas-platforms) that keep accounts in dollars and pounds, with the first paying customer after 4 to 6 months. Both kinds of digital project have a sample study from Lebanon: [six chairs in Beirut](/case-studies/hair-salon-website) and [nine schools](/case-studies/school-fees-platform).
~~~

## Sources

- VAT: [PwC](https://taxsummaries.pwc.com/lebanon/corporate/other-taxes), July 19, 2024; [bill on e-invoicing](https://www.lebanondebate.com/article/772936-%D8%A5%D8%B5%D9%84%D8%A7%D8%AD-%D8%B6%D8%B1%D9%8A%D8%A8%D9%8A-%D9%85%D9%86%D8%AA%D8%B8%D8%B1-%D8%A3%D8%A8%D9%8A-%D8%AE%D9%84%D9%8A%D9%84-%D9%8A%D9%82%D8%AA%D8%B1%D8%AD-%D8%A7%D8%B9%D8%AA%D9%85%D8%A7%D8%AF-%D8%A7%D9%84%D9%81%D9%88%D8%AA%D8%B1%D8%A9-%D8%A7%D9%84%D8%A5%D9%84%D9%83%D8%AA%D8%B1%D9%88%D9%86%D9%8A%D8%A9), December 17, 2025
- Rates: [prices in dollars](https://www.lbcgroup.tv/news/lebanon-economy/690020/minister-of-economy-issues-dollar-pricing-decision/en), March 2, 2023; ALDIC on [Decree 11230](https://aldic.net/fr/decree-11230) and [89,500](https://www.aldic.net/author/citylog/page/12); LBCI on [the platform](https://www.lbcgroup.tv/news/news-bulletin-reports/742707/central-banks-roadmap-navigating-financial-stability-with-unified-doll/en), December 21, 2023; [1,507.5](http://www.businessnews.com.lb/cms/Story/StoryDetails.aspx?ItemID=10865&NewsletterID=391), January 15, 2021; [15,000](https://en.kataeb.org/articles/lebanon-central-bank-to-use-forex-rate-of-15000-pounds-per-dollar-as-of-february-1), November 23, 2022
- Payments: [guide to online shops](https://leb.business/en/article/lebanon-s-e-commerce-landscape-in-2026-the-players-logistics-rails-and-payment-methods) (secondary); [fresh dollar cards](https://www.businessnews.com.lb/cms/Story/StoryDetails.aspx?ItemID=11099), July 7, 2022
- Power: Lebanon 24, [December 12, 2025](https://www.lebanon24.com/news/lebanon/1454225/%D8%A2%D8%AE%D8%B1-%D8%AE%D8%A8%D8%B1-%D8%B9%D9%86-%D8%A7%D9%84%D9%83%D9%87%D8%B1%D8%A8%D8%A7%D8%A1-%D9%85%D8%A7-%D8%A7%D9%84%D8%AC%D8%AF%D9%8A%D8%AF%D8%9F), and [March 13, 2026](https://www.lebanon24.com/news/lebanon/1496329/%D8%B9%D9%86-%D8%B3%D8%A7%D8%B9%D8%A7%D8%AA-%D8%A7%D9%84%D8%AA%D8%BA%D8%B0%D9%8A%D8%A9-%D8%A5%D9%84%D9%8A%D9%83%D9%85-%D9%85%D8%A7-%D9%82%D8%A7%D9%84%D8%AA%D9%87-%D9%85%D8%A4%D8%B3%D8%B3%D8%A9-%D9%83%D9%87%D8%B1%D8%A8%D8%A7%D8%A1-%D9%84%D8%A8%D9%86%D8%A7%D9%86); [Beirut Biz Report](https://beirutbizreport.com/story-z15844716), January 17, 2022
- Names and data: [Madcour](http://www.madcour.com/articles/blog-post-title-four-y5jb8-pth3a) on Law 81; [exemptions](https://financialcrime.world/posts/lebanon-s-data-protection-dilemma-httpswwwdlapiperdataprotectioncomindexhtmld1babd91f10430334afcd0a17b78f0e9) (secondary); [Euro-Med Monitor](https://euromedmonitor.org/en/article/5630/Lebanon:-Data-protection-law-fails-to-protect-people%E2%80%99s-privacy-and-data); [Beirut Arab University](https://digitalcommons.bau.edu.lb/lsjournal/vol2020/iss2020/7) on signatures, 2020
- Week: [The Daily Star](https://www.dailystar.com.lb/News/Lebanon-News/2017/Aug-31/417843-controversy-over-lebanons-new-2-day-weekend.ashx), August 31, 2017; [Rivermate](https://www.rivermate.com/guides/lebanon/working-hours) on hours (secondary)`,
};
