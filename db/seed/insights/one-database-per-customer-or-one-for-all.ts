import type { SeedInsight } from '../types';

export const oneDatabasePerCustomerOrOneForAll: SeedInsight = {
  title: 'One database per customer, or one for all',
  slug: 'one-database-per-customer-or-one-for-all',
  searchTitle: 'Multi-tenant SaaS: shared database or one per customer',
  excerpt:
    'Shared tables, a schema each or a database each: your hosting bill and your audit depend on the choice. How to make it, and how to keep it reversible.',
  category: 'SaaS Platforms',
  publishedAt: '2026-10-01T07:00:00.000Z',
  content: `~~~callout
title: In short
For a SaaS platform, begin with shared tables, row-level security and a directory of tenants: in our illustration, 120 separate servers cost 16,800 dollars a month, a shared cluster 2,000. A database for each customer makes it easy to restore or move one, but each schema change then runs 120 times. With the directory, you can still give one customer its own database later.
~~~

In the second week of a project, a developer decides how to keep the data of different customers apart; in the third year, an auditor discovers that decision. In hospitals and banks I was the auditor, and every table, backup and deployment script rested on an unrecorded decision.

A contract should name one of three common arrangements. All customers can share the same tables, each row carrying a tenant identifier. Each customer can have a schema, a named set of tables inside one database. Or each can have a database, on a shared server or on one of its own.

| Point | Shared tables | Schema each | Database each |
| --- | --- | --- | --- |
| Cost of one more customer | Near zero | Low | Low to high |
| Restoring one customer | Hard | Moderate | Easy |
| Schema changes | Once | Once per customer | Once per customer |
| Moving one customer | Needs tooling | Dump and load | Dump or replicate |

## What does hosting cost?

Separate databases are cheap as long as they share a server. Give 120 customers a pool of 10 connections each: that is up to 1,200, and PostgreSQL runs [a process for each](https://www.postgresql.org/docs/current/connect-estab.html). You will need a connection pooler and a limit for each customer long before the disk fills up.

Separate servers are another matter. If a small managed instance with a standby costs 140 dollars a month (illustrative), 120 customers cost 16,800 a month, most of it for idle memory. A shared cluster for the same load might cost 2,000. So I ask first what each customer pays you: at 3,000 dollars a month the difference hardly matters, at 200 it is fatal.

~~~chart bar
title: A server for each customer costs eight times as much
unit: Dollars a month for 120 customers
rows: Setup
A server each: 16,800
One shared cluster: 2,000
highlight: One shared cluster
alt: A long bar above a short one: 16,800 dollars a month for separate servers, 2,000 dollars for the shared cluster.
source: Illustrative prices: 140 dollars for an instance with a standby.
~~~

No quote I have read includes the cost of later schema changes. A migration that runs once takes an evening. If it has to run 120 times, it will fail for customer 73, and for a few hours the application must work with two schema versions. Write migrations in two steps from the start: add the new column, remove the old one a release later.

## What do auditors ask?

My four questions to suppliers, which a bank or ministry will also ask you:

- Which of your employees can read our data, and where is that recorded?
- What prevents another customer from seeing it?
- Can you restore our data to Tuesday at 10:00 without touching anyone else’s?
- Can you delete everything of ours, including backups, and by when?

The first question has the same answer in all three arrangements: a log of each access by your staff, with name, reason and time. With shared tables, the honest answer to the second is a filter that every query must carry. I file “our developers are careful” under statements. Row-level security in PostgreSQL moves that filter from the programmer’s memory into the database. That is better, with two exceptions: [a table’s owner is exempt](https://www.postgresql.org/docs/current/ddl-rowsecurity.html) unless row security is forced, and superusers and roles with the bypass attribute always are.

> If an application connects as the tables’ owner, perfect security policies may never run.

Write an automated test that signs in as customer A and asks every endpoint for an object of B, run it on every build, and keep the dated results. Those I file under evidence.

The third question is where shared tables hurt. You restore the whole cluster to a second place, extract one tenant’s rows from perhaps 90 tables, and put them back in an order the foreign keys allow. A bank’s supplier told me: four hours. I asked to watch; on the second evening they reached table 60. The contract now says three days. Ask for the record of the last rehearsal: date, duration, result. As for the fourth, backups are normally left to expire. State in the contract after how many days, or encrypt each customer’s data with its own key and destroy that key.

## Leaving a region

Rules change, and sometimes a cloud provider opens a region nearby. The contract says how much notice you get. Moving 800 GB over a sustained 200 megabits per second takes about nine hours. Replication can do that in the background and reduce the interruption to minutes, but only for a unit you can replicate. If each customer has a database, you can move one on a quiet Friday, learn from it, and move the next. With shared tables you move everyone in one night or write the extraction tool that you put off.

The inventory is longer than the databases: uploaded files, search indexes, encryption keys, email sender addresses, and the identifiers in other systems. Random identifiers ([UUIDs](https://www.rfc-editor.org/rfc/rfc9562)) prevent collisions when rows from two databases are brought together. Whether you must move at all depends on [what the residency rules say about your data](/insights/data-residency-what-to-ask-before-you-pick-a-region).

## A default that stays reversible

Start with shared tables and row-level security, and add one thing on the first day: a tenant directory, a small table that maps each customer to the database that holds its data. At first every line points to the same place. The application looks the customer up before it opens a connection, which costs a cached lookup per request. Record the choice, with reasons, a date and a name, for the auditor of the third year.

With the directory, a hospital that insists on its own database can have it: you copy its rows, change one line, and quote a higher price. Base it on the cost of extra backups, monitoring and migrations, before sales promises isolation for free.`,
};
