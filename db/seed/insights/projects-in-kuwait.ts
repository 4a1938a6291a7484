import type { SeedInsight } from '../types';

export const projectsInKuwait: SeedInsight = {
  title: 'Digital projects in Kuwait: what to settle first',
  slug: 'projects-in-kuwait',
  searchTitle: 'Digital transformation in Kuwait: data rules and KNET',
  excerpt:
    'Kuwait has no VAT, so a digital project there starts with data and contracts. This guide explains CITRA, the NCSC, KNET and the 5% held back from suppliers.',
  category: 'Digital Strategy',
  publishedAt: '2026-10-28T07:00:00.000Z',
  content: `Kuwait has no VAT and, according to a June 2026 source, no tax platform to connect to, so a digital project there begins with data and contracts. First find out whether the National Cyber Security Center (NCSC) supervises your company, because sensitive data then leaves the country only with its approval. After that, read your supplier contracts, since 5% of what you pay a foreign company is held back for the tax department.

| Subject | What applies | What to do first |
| --- | --- | --- |
| Taxes | No VAT; 15% minimum tax for large groups | Keep a tax field at zero |
| Suppliers | 5% held back from foreign firms | Put it into the contract |
| Personal data | CITRA’s Resolution 26 of 2024 | Ask the host for its license |
| Sensitive data | NCSC Decision 1 of 2025 | Ask whether you are covered |
| Payments | KNET, in dinars | Test a refund of 5.125 |
| Online shops | Decree-Law 10 of 2026 | Ask when to register |

## Which taxes apply in Kuwait?

Since January 2025, a multinational group with revenue of 750 million euros or more in two of the last four years pays at least 15% on its income in Kuwait. E-invoicing is only something to watch so far, as our list of [eight countries](/insights/e-invoicing-country-by-country) shows.

Another rule surprises more people: whoever contracts with a foreign company retains 5% of the contract value, or of each payment, until the tax department releases it. On a software contract of 40,000 dinars that is 2,000, so agree before you sign on who requests the release.

## Where may data be kept?

When I audit a company in [Kuwait City](/about/hessa-al-mutlaq), I ask first which regulator it answers to. The Communication and Information Technology Regulatory Authority (CITRA) binds the providers that it licenses. Its Resolution 26 of 2024, which replaced Resolution 42 of 2021, requires users’ consent and a report of any breach within 24 hours. If your host holds a license, put these duties into its contract.

The NCSC supervises government bodies, the public sector and some private companies. All of them must sort their data into public, restricted and sensitive, and they have until early October 2027 to introduce basic security controls. An older list of CITRA’s, with four levels, was repealed in 2024 according to the law firm GLA. For the host itself, use these [twelve questions](/insights/data-residency-what-to-ask-before-you-pick-a-region).

## How do customers pay and sign in?

All debit cards issued in Kuwait run on KNET, and you accept them through a merchant account with a member bank. One provider, Checkout.com, offers refunds for KNET but no recurring payments, so a subscription may need a click from the customer every month. Test [the third decimal](/insights/one-subscription-five-currencies-and-their-decimals) as well. WAMD moves money between bank accounts at once, but banks object when a business collects on a personal one.

For sign-in and signatures there is Kuwait Mobile ID, the app of the Public Authority for Civil Information (PACI), which private companies may accept too. I found no public conditions for companies, so ask before you design the screen.

If you sell online, Decree-Law 10 of 2026 requires you to register with the Ministry of Commerce and Industry, to issue electronic invoices and to take goods back within 14 days. As I read the reports, these invoices go to the buyer. My sources disagree on when the law takes effect. The ministry wants invoices in Arabic first, and the labor law says the same of employment contracts, although a second language may be added.

## Which days do you work in Kuwait?

Public offices work from Sunday to Thursday, and the [calendar for five countries](/insights/five-countries-one-project-plan) explains the shorter hours of Ramadan, in which I plan no cutover. From June through August nobody may work outdoors between 11:00 and 16:00, so cabling in a yard belongs in the early morning.

~~~chart bar
title: Kuwait in 2027: three periods for your plan
unit: From the first day to the last
rows: Period
Ramadan: 02-08..03-08
Holidays: 02-25..02-26
Midday ban: 06-01..08-31
highlight: Ramadan
alt: Ramadan lasts from February 8 to March 8, and the national holidays of February 25 and 26 fall inside it. The midday ban on outdoor work lasts from June 1 to August 31.
source: Ramadan by calculation, so the moon may move it by a day. Holidays and ban as in earlier years.
~~~

## What is the first step?

1. Your lawyer asks the NCSC whether you are covered, which takes two hours and a wait.
2. IT spends two days on a list of all copies of personal data, with country and holder.
3. Finance checks the supplier contracts for the 5% and asks the bank about KNET and WAMD, which takes six hours.

By my estimate that makes three working days. I would sign for no software before the first answer is in, and I would have a tax adviser confirm the 5%.

~~~callout
title: Working with us in Kuwait
If you ask for a call about digital transformation in Kuwait, you talk to me, [Hessa Al-Mutlaq](/about/hessa-al-mutlaq), in Kuwait City. I lead [SaaS platforms](/solutions/saas-platforms) and data protection; for ERP integration and [AI](/solutions/ai-analytics) that reads documents, I bring in colleagues from other cities. An AI project gives you a first answer after 8 weeks, and a platform has its first paying customer after 4 to 6 months. Our sample study from Kuwait follows the [customs files](/case-studies/customs-documents) of a freight forwarder in the port of Shuwaikh, whose labeled data stayed on its own server.
~~~

## Sources

- Taxes: [ClayDesk](https://www.claydesk.ai/compliance/kuwait.html), June 2026 (secondary); EY on [the threshold](https://wpqa.orbitax.com/taxhub/news/country/article/Kuwait-implements-domestic-top-0aedad51-90b1-4321-8ff8-416bbe8057dc); [Rule 6](https://gcctaxlaws.com/decisions/kuwait-kit-law-no-2-of-2008-amending-decree-no-3-of-1955-er-6-of-2013), unofficial copy
- Data: [Resolution 26](https://bylaws.global-markets.com/en/law/kuwait/privacy/kw-priv-000-dppr-resolution-26-2024) and [its 24 hours](https://support.thomsonreuters.ae/node/39666); [GLA](https://www.dataguidance.com/opinion/kuwait-citra-releases-kuwaits-latest-data-privacy); [Decision 1](https://www.alanba.com.kw/1328879) in Al-Anba, October 20, 2025, and [its levels](https://www.wefaqlaw.com/post/kuwait-reinforces-cybersecurity-governance-with-the-2025-national-data-classification-framework); ASAR on [approval](https://www.asarlegal.com/?p=20544) and [controls](https://www.asarlegal.com/kuwaits-new-cybersecurity-framework-minimum-standards/); [deadline](https://kooch.co/tr/post/kuwait-national-basic-cybersecurity-controls-2026), July 2026
- Payments, identity: [Mastercard](https://developer.mastercard.com/mastercard-gateway/documentation/payment-methods/cards/domestic-schemes/knet/) and [Checkout.com](https://www.checkout.com/docs/payments/add-payment-methods/knet.md) on KNET; Arab Times on [WAMD](https://www.arabtimesonline.com/news/kuwait-banks-keep-a-strict-eye-on-wamd-and-links-transactions), November 12, 2025, and [Mobile ID](https://arabtimesonline.com/news/digital-civil-id-card-to-identify-people-and-complete-transactions-approved)
- Shops: [KUNA](https://www.kuna.net.kw/ArticleDetails.aspx?Language=en&id=3276836), February 22, 2026; [ARY News](https://arynews.tv/law-governing-digital-commerce-in-kuwait); dates in [Khaberni](https://www.khaberni.com/news/785567-kuwait-ban-on-online-sales-and-promotion-without-a-license-and-penalties-including-imprisonment?local=en) and [GLA](https://www.glaco.com/blog/kuwaits-draft-digital-commerce-decree-law-a-comprehensive-legal-framework-for-e%e2%80%91commerce-consumer-protection-and-market-integrity) (draft); Arabic on [invoices](https://manoramaonline.com/global-malayali/gulf/2024/10/22/mandatory-use-of-arabic-language-in-purchase-invoices-by-commercial-establishments.amp.html), October 22, 2024, and in [contracts](http://www.arabtimesonline.com/news/kuwaiti-courts-accept-non-arabic-docus-that-go-through-certain-processes/)
- Week: [holidays](https://en.dailypakistan.com.pk/14-Feb-2026/good-news-for-govt-employees-4-day-holiday-from-february-25-28), February 14, 2026; [midday ban](https://www.arabianbusiness.com/gcc/kuwait/kuwait-bans-outdoor-work), June 2, 2025`,
};
