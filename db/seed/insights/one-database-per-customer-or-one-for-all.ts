import type { SeedInsight } from '../types';

export const oneDatabasePerCustomerOrOneForAll: SeedInsight = {
  title: 'One database per customer, or one for all',
  slug: 'one-database-per-customer-or-one-for-all',
  searchTitle: 'Multi-tenant SaaS: shared database or one per customer',
  excerpt:
    'Often one developer decides early whether customers share a database. Years later, that decision sets the hosting bill and the answers you can give an auditor. It also decides how fast you can leave a region, unless a small table keeps the choice reversible.',
  category: 'SaaS Platforms',
  publishedAt: '2026-10-01T07:00:00.000Z',
  content: `In the second week of a project, a developer decides how to keep the data of different customers apart. In the third year, an auditor discovers that decision. By then every table, backup and deployment script has been written around it.

There are three common arrangements. All customers can share the same tables, each row carrying a tenant identifier. Each customer can have a schema, a named set of tables inside one database. Or each can have a database, on a shared server or on one of its own.

| Point | Shared tables | Schema each | Database each |
| --- | --- | --- | --- |
| Cost of one more customer | Near zero | Low | Low to high |
| Restoring one customer | Hard | Moderate | Easy |
| Schema changes | Once | Once per customer | Once per customer |
| Moving one customer | Needs tooling | Dump and load | Dump or replicate |

## The hosting bill

Separate databases are cheap as long as they share a server. Say you have 120 customers and each database gets a pool of 10 connections: that is up to 1,200 connections, and PostgreSQL runs [a process for each](https://www.postgresql.org/docs/current/connect-estab.html). You will need a connection pooler and a limit for each customer long before the disk fills up.

Separate servers are another matter. If a small managed instance with a standby costs 140 dollars a month (an illustrative price), 120 customers cost 16,800 a month, most of it for idle memory. A shared cluster for the same load might cost 2,000. Put the subscription price into the calculation first: if each customer pays you 3,000 dollars a month the difference hardly matters, and at 200 dollars it is fatal.

~~~chart bar
title: A server for each customer costs eight times as much
unit: Dollars a month for 120 customers
A server each: 16,800
One shared cluster: 2,000
highlight: One shared cluster
source: Illustrative prices: 140 dollars for an instance with a standby.
~~~

The hidden cost lies in changing the schema later. A migration that runs once takes an evening. If it has to run 120 times, it will fail for customer number 73, and for a few hours the application must work with two versions of the schema. Write migrations in two steps from the start: add the new column, then remove the old one a release later.

## The auditor’s questions

A procurement team in a bank or a ministry will ask roughly these:

- Which of your employees can read our data, and where is that recorded?
- What prevents another customer from seeing it?
- Can you restore our data to Tuesday at 10:00 without touching anyone else’s?
- Can you delete everything of ours, including backups, and by when?

With shared tables, the honest answer to the second question is a filter that every query has to carry. Row-level security in PostgreSQL moves that filter from the programmer’s memory into the database. This is a much better answer, but it has a catch: [the owner of a table is exempt](https://www.postgresql.org/docs/current/ddl-rowsecurity.html) unless row security is forced, and superusers and roles with the bypass attribute are always exempt. An application that connects as the table owner can have perfect policies that never run. Write an automated test that signs in as customer A and asks every endpoint for an object of customer B, and run it on every build.

The third question is where shared tables hurt. You restore the whole cluster to a second place, extract one tenant’s rows from perhaps 90 tables, and put them back in an order that the foreign keys allow. It can be done, provided that you have rehearsed it before anyone asks and know how long it takes. As for the fourth question, backups are normally left to expire. State after how many days, or encrypt each customer’s data with its own key and destroy that key.

## Leaving a region

Customers move, rules change, and sometimes a cloud provider opens a region closer to home. Moving 800 GB over a sustained 200 megabits per second takes about nine hours. Replication can do that in the background and reduce the interruption to minutes, but only for a unit you can replicate. If each customer has a database, you can move one on a quiet Friday, learn from it, and move the next. With shared tables you move everyone in a single night, or you write the extraction tool you avoided writing earlier.

Databases are only part of the move. Uploaded files, search indexes, encryption keys, email sender addresses and the identifiers in other systems have to move too. Random identifiers ([UUIDs](https://www.rfc-editor.org/rfc/rfc9562)) prevent collisions when rows from two databases are brought together. Whether you are obliged to move at all depends on [what the residency rules say about your data](/insights/data-residency-what-to-ask-before-you-pick-a-region).

## A default that stays reversible

Start with shared tables and row-level security, and add one thing on the first day: a tenant directory, a small table that maps each customer to the database that holds its data. At first every line points to the same place. The application looks the customer up before it opens a connection, which costs a cached lookup per request.

With the directory in place, a hospital that insists on its own database costs you one changed line in a table and gets a higher price on its quote. Set that price from the real cost of the extra backups, monitoring and migrations, and tell sales before they promise isolation for free.`,
};
