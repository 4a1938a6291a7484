import type { SeedInsight } from '../types';

export const handTheSystemOverBeforeTheLastInvoice: SeedInsight = {
  title: 'Hand the system over before the last invoice',
  slug: 'hand-the-system-over-before-the-last-invoice',
  searchTitle: 'Software handover checklist: from vendor to your own team',
  excerpt:
    'Could your own people ship a fix on Sunday morning with the consultants unreachable? A handover that works is a series of drills, performed on the real system, with part of the final payment attached to them.',
  category: 'Digital Strategy',
  publishedAt: '2026-03-26T07:00:00.000Z',
  content: `Suppose orders fail on a Sunday morning because a payment provider has changed a certificate, and the firm that built the platform cannot be reached. Who in your organization finds the fault, changes one line, releases it and sees that it worked? If you can name that person, the system has been handed over to you.

A system can be delivered without having been handed over. Nobody sees the difference while the consultants are under contract; everybody sees it in the month after they leave. We are a consultancy ourselves, so read what follows as a list to hold against us as well.

## Own the accounts from the first week

Knowledge can be passed on gradually. Ownership cannot, and correcting it later is painful. The following should be registered to your company, with your own administrator and a shared mailbox as recovery address, from the day they are created:

- the internet domains and their DNS
- the root account of the cloud organization, with its billing
- the source repository and the build system
- accounts in the app stores, with their signing keys
- the error tracker, the email sender and the payment provider
- the store of secrets, and the key that opens it

The supplier works as an invited guest in all of them. The check takes an hour: your administrator removes one supplier account, verifies that nothing breaks, and adds it again. Suppliers who object to this test have already told you the result.

## Drills in place of presentations

The customary handover happens in the last two weeks: six slide decks, a recorded call, a folder of documents. Watching someone operate a system teaches about as much as watching someone swim. Replace the slides with drills, performed by your team on the real system while the builders sit in the room and say nothing. Google describes [yearly drills](https://queue.acm.org/detail.cfm?id=2371516) from which it keeps the experts away on purpose.

1. Release a small visible change to production, and roll it back.
2. Restore last night’s backup to a new environment and prove that the data is complete.
3. Set up a new developer’s computer, from nothing to running tests, in one working day.
4. Diagnose a fault that the builders have planted in the test system.
5. Renew a certificate and rotate a database password without downtime.
6. Remove a departed employee’s access everywhere, with a list as proof.

Each drill is done twice, by two different people. The first run will fail somewhere, and the place where it fails shows you which page of documentation is missing. Write that page, then run the drill again. A runbook produced this way may have only fifteen pages, but each of them was needed at least once.

> A handover is complete when the supplier’s silence no longer costs you anything.

## Two people and a calendar

One capable internal developer is a single point of failure with vacation days. Two is the minimum for a system that matters, and they should write production code beside the supplier for at least eight weeks, beginning with small features and ending with a release that they carry out alone. During that time they will do little for their old departments, so tell those departments beforehand.

If two people cannot be found, say so at the design stage, since it should change the design. A team of one can look after a plain web application and a managed PostgreSQL database. It cannot look after twelve services, a message broker and a cluster. Whoever decides how many parts the system has also decides how many people it needs.

Ask also for a record of decisions, [as Michael Nygard described it in 2011](https://cognitect.com/blog/2011/11/15/documenting-architecture-decisions): half a page each on what was chosen, what else was considered and why that was rejected. In two years someone will propose replacing the message queue, and the half page will say whether the reason for choosing it still holds.

## Put it in the contract

A clause that merely promises knowledge transfer can be fulfilled with a slide deck, so make the terms concrete. The last part of the payment, say 15 percent, falls due when the drills have been passed, whatever the date. The drills are listed by name in an annex. For three months after acceptance, the supplier is available for questions at an agreed rate, answering within one working day, and every question is logged. The log should thin out month by month. If it does not, the topic that keeps returning needs another drill.

~~~chart bar
title: The questions thin out, or a drill is missing
unit: Questions to the supplier after acceptance, by month
x: Month 1, Month 2, Month 3
Questions: 24 11 4
source: Illustrative numbers.
~~~

Also agree on what happens if you part early. The repository, the secrets and the decision records are then due within five working days, whatever else is in dispute. This is easy to agree on at signature and nearly impossible in a quarrel.

## When you would rather keep the supplier

Some organizations decide, sensibly, to leave operations outside. The ownership list and drills 1 and 2 still apply. Once a year a third party, or your own administrator, carries them out with the runbook in hand. You are then buying a service that you could move elsewhere within weeks, and the next price negotiation will reflect it. If you would like to go through the list for a system you already have, [write to us](/contact).`,
};
