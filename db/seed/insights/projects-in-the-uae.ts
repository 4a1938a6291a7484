import type { SeedInsight } from '../types';

export const projectsInTheUae: SeedInsight = {
  title: 'Digital projects in the UAE: dates, taxes and data laws',
  slug: 'projects-in-the-uae',
  searchTitle: 'Digital transformation in the UAE: e-invoicing, data',
  excerpt:
    'E-invoicing in the UAE begins in January 2027, VAT is 5%, and the data law depends on the zone. This guide begins with a list of your companies.',
  category: 'Digital Strategy',
  publishedAt: '2026-11-02T07:00:00.000Z',
  content: `A digital project in the UAE begins with a list of your legal entities, because taxes, invoices and data law follow from where each is registered. The nearest date belongs to e-invoicing: companies with revenue of 50 million dirhams or more must be live on January 1, 2027. VAT and corporate tax treat a free zone differently from the mainland. Schedule approvals from Monday to Thursday, since federal offices close at noon on Friday.

| Subject | Rule in November 2026 | In your plan |
| --- | --- | --- |
| Week | Federal offices Monday to Friday noon | Sign and test by Thursday |
| VAT | 5%; a group may share one number | Tax code per item, place and customer |
| Corporate tax | 9%; 0% on qualifying free zone income | Income kept apart by kind |
| E-invoicing | Peppol network, accredited provider | Customer records before software |
| Personal data | Federal law, DIFC law or ADGM rules | A law beside each entity |
| Health data | In the country, with ten exceptions | Hosting settled before design |
| Language | Tax papers in Arabic; others may be accepted | Names stored in both languages |

## Which days do you work, and in which language?

Federal offices work from Monday to Thursday and on Friday until noon; Sharjah’s government has taken all of Friday off since 2022. Private companies choose their own days, so ask each of yours. Even on a working Friday, end workshops by noon, because the prayer has begun at 12:45 since January 2026. For Ramadan and other countries, see the [calendar for five countries](/insights/five-countries-one-project-plan).

Documents for the Federal Tax Authority must be in Arabic; it may accept another language, but can then ask for a translation at your expense. Job offers must be in Arabic and English, and in a third language that the worker understands. So store every name in Arabic and English from the first day: our sample study of [an Arabic product search](/case-studies/arabic-product-search) began with 48,000 names from four translators.

## How do VAT, corporate tax and e-invoicing work?

**VAT.** For goods, and under conditions, a designated zone counts as outside the country, while any other free zone is treated like the mainland. The same customer can therefore need more than one tax code.

**Corporate tax.** A qualifying free zone company pays 0% on its qualifying income and 9% on the rest, without the allowance of 375,000 dirhams. Have the ERP separate the two at each posting.

**E-invoicing.** Invoices to businesses and to government travel through accredited providers. Each company has one date for appointing its provider and another for going live, and a missed one costs 5,000 dirhams a month. Both depend on revenue: see [dates, fields and the test](/insights/uae-e-invoicing-choose-the-provider-last), and [eight countries compared](/insights/e-invoicing-country-by-country).

## What if you have companies in several free zones?

The companies of a VAT group share one number; allow 20 business days for its registration. The sharing ends there: in e-invoicing every member uses its own identifier, and a qualifying free zone company cannot join a group for corporate tax.

~~~chart bar
title: One VAT number, three e-invoicing identifiers
unit: How many of each an invented group of three companies has
rows: What the group has
VAT numbers: 1
Data protection laws: 2
Corporate tax registrations: 3
E-invoicing identifiers: 3
highlight: E-invoicing identifiers
alt: The bars grow from 1 VAT number to 2 data protection laws and then to 3 corporate tax registrations and 3 e-invoicing identifiers.
source: Our count under the rules listed below, for companies on the Dubai mainland, in Jebel Ali and in the DIFC that form one VAT group.
~~~

Since March 2025, a Dubai free zone company, other than a financial institution of the DIFC, may work on the emirate’s mainland with a license or permit and separate financial records. We would use one ERP with a company code per entity and a branch for mainland work, if your auditor accepts that as separate.

## Where may data be kept, and how do people sign in and pay?

The federal law, Decree-Law 45 of 2021, leaves out government data, health and credit data with laws of their own, and free zones with their own law, such as the Dubai International Financial Centre (DIFC) and Abu Dhabi Global Market (ADGM). Companies have six months to comply once its executive regulations are published. Since we found no official text of these, have your lawyer name the date to plan for, and take these [twelve questions](/insights/data-residency-what-to-ask-before-you-pick-a-region) to the host.

The rule for health data is stricter. Data on services provided in the UAE, free zones included, may not be stored or sent abroad except in ten cases, most of them with conditions. Access deserves the same care: in our sample study of [seven clinics](/case-studies/clinic-patient-portal), what each role may see was approved before any code existed.

UAE PASS, the national digital identity, is open to private companies for sign-in and signatures. You apply with a trade license, a questionnaire, a workflow diagram and screen drafts, and receive test credentials once the use case is approved, so draw those screens first. A payment provider that is not a bank needs a central bank license; have it settle to the company that invoices.

## What is the first step?

~~~steps
title: Three weeks before you choose software
1. Week 1: list the entities
   Write down license, zone, tax numbers, revenue and data law. The controller needs four hours per company.
2. Week 2: group last year’s invoices
   Sort them by what was sold, to whom and from where. Your tax adviser assigns the codes.
3. Week 3: list every copy of personal data
   Note country, owner and retention, and include backups. IT needs two days.
~~~

For three companies we estimate 12 hours for the controller, 16 for IT and a day for the adviser.

~~~callout
title: Working with us in the UAE
In Dubai you talk to [Farah Nasser](/about/farah-nasser), who planned ocean freight in Jebel Ali and now leads our [supply chain planning](/solutions/supply-chain). Our digital transformation work in the UAE covers [ERP integration](/solutions/erp-integration) through an accredited Peppol provider, correct stock records for warehouses, and platforms in Arabic and English. Stock records are in order within 6 to 8 weeks, and an ERP has its first connection after 8 to 10. For examples, read our sample studies of [seven clinics](/case-studies/clinic-patient-portal) in Dubai and Sharjah and of [an online shop](/case-studies/arabic-product-search) in Dubai.
~~~

## Sources

- Week: [Library of Congress](https://www.loc.gov/item/global-legal-monitor/2021-12-12/united-arab-emirates-federal-government-announces-new-working-hours/?loclr=bloglaw) and [Khaleej Times](https://www.khaleejtimes.com/government/3-day-weekend-in-sharjah-workweek-timings-announced), December 2021; [Gulf Today](https://www.gulftoday.ae/news/2025/12/09/uae-to-change-friday-prayer-timings-from-january-2026), December 9, 2025
- Language: [Tax Procedures Law](https://gcctaxlaws.com/articles/uae-tp-fdl-28-of-2022-as-amended-article-5), unofficial copy; government portal on [job offers](https://u.ae/information-and-services/jobs/employment-in-the-private-sector/job-offers-and-work-permits-and-contracts/expatriates-employment-in-private-sector)
- Taxes: Federal Tax Authority on [VAT groups](https://tax.gov.ae/en/services/tax.group.registration.aspx), February 9, 2026; copies of its [free zone bulletin](https://app.reallaw.ai/en/legal-table/doc/basic-tax-information-bulletin-free-zone-persons-2347) and [answer on tax groups](https://app.reallaw.ai/en/legal-table/doc/faq-can-foreign-entities-be-included-in-a-tax-group-will-a-group-of-uae-2319); secondary: [designated zones](https://charteredhouse.ae/designated-zones/), [registration](https://thenation.ae/entrepreneurs/uae-corporate-tax-2024-details-registration-requirements)
- E-invoicing: Ministry of Finance, [decisions](https://mof.gov.ae/en/news/ministry-of-finance-announces-the-issuance-of-two-ministerial-decisions-on-the-scope-of-obligations-and-the-timelines-for-implementing-the-electronic-invoicing-system-2); [fines](https://www.aletihad.ae/news/%D8%A7%D9%84%D8%A7%D9%82%D8%AA%D8%B5%D8%A7%D8%AF%D9%8A/4628302/-%D8%A7%D9%84%D9%85%D8%A7%D9%84%D9%8A%D8%A9--%D8%AA%D8%B9%D9%84%D9%86-%D8%B5%D8%AF%D9%88%D8%B1-%D9%82%D8%B1%D8%A7%D8%B1-%D9%85%D8%AC%D9%84%D8%B3-%D8%A7%D9%84%D9%88%D8%B2%D8%B1%D8%A7%D8%A1-%D8%A8%D8%B4%D8%A3%D9%86-%D8%BA%D8%B1%D8%A7%D9%85%D8%A7%D8%AA-%D9%86%D8%B8%D8%A7%D9%85-%D8%A7%D9%84%D9%81%D9%88%D8%AA) in Al-Ittihad, December 8, 2025; [identifiers](https://docs.sovos.com/en/indirect-tax/indirect-tax-products/einvoicing/compliance-network/country-setup-guides/united-arab-emirates/country-specific-technical-requirements), secondary
- Dubai: [Resolution 11 of 2025](https://dlp.dubai.gov.ae/Legislation%20Reference/2025/Executive%20Council%20Resolution%20No.%20%2811%29%20of%202025%20Regulating%20the%20Conduct%20of%20Free%20Zone%20Establishments%E2%80%99%20Activities.html), [summary](https://www.glaco.com/blog/expanding-beyond-the-free-zone-a-legal-insight-into-executive-council-of-dubai-resolution-no-11-of-2025)
- Data: [DataGuidance](https://www.dataguidance.com/jurisdiction/uae-federal-0), [CMS](https://cms.law/en/int/expert-guides/cms-expert-guide-to-data-protection-and-cyber-security-laws/uae); health: [Baker McKenzie](https://insightplus.bakermckenzie.com/bm/data-technology/united-arab-emirates-health-data-law-permitted-transfers-of-health-data), [Taylor Wessing](https://www.taylorwessing.com/en/insights-and-events/insights/2021/08/me-health-data-in-the-uae-how-the-health-data-law-works-what-it-protects-and-what-exemptions-exist)
- Services: UAE PASS, [application](https://docs.uaepass.ae/getting-onboarded-with-uae-pass/onboarding-process-for-uae-pass-service-providers/initiation-phase) and [use cases](https://docs.uaepass.ae/guidelines); payments, [Pinsent Masons](https://www.pinsentmasons.com/out-law/analysis/uae-introduces-licensing-regime-for-payment-service-providers?utm_source=PM+website&utm_medium=feed&utm_campaign=RSS+Outlaw), 2021`,
};
