import type { SeedInsight } from '../types';

export const handTheSystemOverBeforeTheLastInvoice: SeedInsight = {
  title: 'Hand the system over before the last invoice',
  slug: 'hand-the-system-over-before-the-last-invoice',
  searchTitle: 'Software handover: from vendor to your own team',
  excerpt:
    'Could your own people ship a fix on Sunday morning with the consultants out of reach? Hessa Al-Mutlaq on accounts, six drills and the last part of the fee. An interview, and the story of a domain that she let lapse.',
  category: 'Digital Strategy',
  publishedAt: '2026-03-26T07:00:00.000Z',
  content: `~~~callout
title: In short
When is a system handed over? When every account is in your name and two of your people have passed six drills, from a small release to a restored backup. Hold back the last 15% of the fee until then. Let both write code with the supplier for eight weeks, and agree on three months of answers after acceptance.
~~~

Hessa Al-Mutlaq audited hospitals and banks before she took charge of platforms and data protection here. She reads a contract from its last annex backward; in ours, that is a list of drills. I asked her how a client knows that a system is handed over. I sign our [consultancy’s invoices](/insights/what-a-digital-transformation-consultancy-does), so I did not like every answer.

## Who owns the accounts?

**Sabbagh: Sunday morning. No payment goes through, the provider has changed a certificate, and the firm that built the platform cannot be reached. What do you ask?**

**Al-Mutlaq:** Who finds the fault, changes one line, releases it and verifies the result? If people look at one another, I record a delivery without handover.

**Sabbagh: So the two weeks of handover that close every quote come too late?**

**Al-Mutlaq:** For the accounts, yes. Knowledge moves bit by bit; an account in the wrong name stays wrong until it is needed. My clause: the client owns these from their creation, under its own administrator, with a shared recovery mailbox:

- the internet domains and their DNS
- the cloud’s root account, with its billing
- the source repository and the build system
- accounts in the app stores, with their signing keys
- the error tracker, the email sender and the payment provider
- the store of secrets and its key

We are guests there. The check takes an hour: the client’s administrator removes one of our accounts, sees that everything runs, and restores it. Some suppliers refuse. I note that as an answer.

**Sabbagh: Have we always kept to that?**

**Al-Mutlaq:** No, and the mistake was mine. In our first year a client’s administrator was on leave and we wanted to go live on a Thursday, so I let a colleague register the domain under our account “for a few days.” The renewal notice went to an unread mailbox, and the site was gone for a morning. Their lawyer asked why our name was on the domain, and I had no answer. Now I check each registration myself.

## Drills in place of presentations

**Sabbagh: You are hard on slide decks. They are cheap, and clients like them.**

**Al-Mutlaq:** They prove that a room was booked. One hospital showed me forty signatures and could not restore a table. I want their people on the real system while ours keep quiet. Google holds [yearly drills](https://queue.acm.org/detail.cfm?id=2371516) and keeps its experts away on purpose. I ask for six:

1. Release a small change to production, and roll it back.
2. Restore last night’s backup to a new environment and prove the data complete.
3. Set up a new developer’s computer, from unpacking to running tests, in one working day.
4. Diagnose a fault planted in the test system.
5. Renew a certificate and rotate a database password without downtime.
6. Remove a departed employee’s access everywhere, with a list as proof.

Each is done twice, by two people. Where the first run fails, a page of documentation is missing. They write it and try again. The runbook may have fifteen pages, each written because somebody got stuck without it.

**Sabbagh: Two? My order desk had one of me. Many clients have one good developer and are glad of her.**

**Al-Mutlaq:** Until she goes on vacation. Two should write production code with us for at least eight weeks, small features first, and carry out the last release alone. Warn their departments. If there is only one, say so during design.

> One person can look after a plain web application and managed PostgreSQL, but not twelve services and a cluster.

**Sabbagh: What do they read once you are gone?**

**Al-Mutlaq:** The runbook, and a record of decisions [as Michael Nygard described it in 2011](https://cognitect.com/blog/2011/11/15/documenting-architecture-decisions): half a page on what was chosen, what else was considered and why that was rejected. In two years, whoever wants to replace the queue can see whether the argument holds.

## When is the last 15% due?

**Sabbagh: You tell clients to hold back the last 15% of our fee until the drills are passed, whatever the date; if their people never find the time, we wait forever and I pay salaries, which is unfair.**

**Al-Mutlaq:** I know. A slide deck satisfies a clause on “knowledge transfer,” so I list the drills in an annex and tie the payment to them. One concession: a drill that the client cancels twice counts as passed. But no date.

**Sabbagh: I still want the date, but go on. What comes after acceptance?**

**Al-Mutlaq:** Three months of questions at an agreed rate, answered within one working day, all logged. The log should thin out. A recurring topic needs another drill.

~~~chart bar
title: The questions thin out, or a drill is missing
unit: Questions to the supplier after acceptance, by month
rows: Month
x: Month 1, Month 2, Month 3
Questions: 24 11 4
alt: Three columns, each less than half as high as the one before: 24 questions in the first month, 11 in the second and 4 in the third.
source: Illustrative numbers.
~~~

**Sabbagh: And if we fall out over money?**

**Al-Mutlaq:** Repository, secrets and decision records are due within five working days, whatever else is in dispute. At signing, no one objects to that.

**Sabbagh: Some clients would rather pay us to run it. I like those.**

**Al-Mutlaq:** Often they are right. They still need the accounts and drills 1 and 2, carried out yearly by their administrator or a third party, runbook in hand. Then they could move elsewhere within weeks. They will mention it when the price comes up, and you won’t like that either.

*In ERP projects the last drill is a month-end: the client’s accountants close [one with us](/case-studies/packaging-erp-integration), the next alone. To compare your annex with ours, [write to us](/contact). The date is still not in our contract.*`,
};
