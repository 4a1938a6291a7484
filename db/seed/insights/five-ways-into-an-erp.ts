import type { SeedInsight } from '../types';

export const fiveWaysIntoAnErp: SeedInsight = {
  title: 'Five ways into an ERP',
  slug: 'five-ways-into-an-erp',
  searchTitle: 'ERP integration methods: API, middleware or iPaaS',
  excerpt:
    'API, files, queue, platform or database: one order sent each way into the ERP, the hours each costs in a year, and nine questions to ask.',
  category: 'ERP Integration',
  publishedAt: '2026-10-27T07:00:00.000Z',
  content: `~~~callout
title: In short
An order reaches an ERP through an API, files, a queue or webhook, an integration platform, or the database. By our illustrative hours, files take least in the first year (112) and the database most (204), though it is the cheapest to build. For a shop’s orders we chose an API with the order number as key, a small queue in front, and a nightly file with count and total.
~~~

“Order 4471 comes in at 21:40, and the ERP has just gone down for maintenance. What happens?” I asked in a meeting room in Jeddah, with three quotes on the table. The company, invented like its numbers, imports juice; its online store takes 600 orders a day from cafés, five lines each. The ERP partner had offered an interface for programs (API), the shop’s agency a nightly file, and a software house an integration platform. All three quotes named a price; none had the answer.

The IT manager drew the order on the whiteboard, twelve cartons of mango juice for the truck at six, and we sent it through each way.

## What are the five ways to integrate an ERP?

**The vendor’s API** (REST, OData, XML-RPC). The shop calls the ERP and waits. After 30 seconds without a reply it cannot tell whether the order was created. The agency’s developer said his shop never repeats a call. I asked what the café owner does when the page hangs: he presses the button again, and the truck leaves with 24 cartons. So the shop assigns number 4471 when the cart opens and sends it along as an idempotency key. Before creating an order, the ERP, or a small program in front of it, looks it up and answers a repeat with the first order.

**Files over SFTP.** The order waits in the file of 22:00, which the ERP reads at 5:00, an hour before the truck. Upload the file under a temporary name, so that nobody reads half of it, and put count and total in the last row. Files suit volume: in Microsoft’s rough examples for Dynamics 365 Finance, a batch carries hundreds of thousands of records an hour, OData calls a few thousand.

**A queue or a webhook.** The shop leaves the order in a queue, and the ERP fetches it when it is back at 22:15. Azure Service Bus can drop a repeated message, but by default only within ten minutes, so the ERP still checks the key. A webhook, in the other direction, tells the shop that the cartons have left. If the shop is unreachable, Business Central keeps trying for 36 hours, but its subscription lapses after three days unless renewed.

**An integration platform** (iPaaS or middleware: Azure Logic Apps, SAP Integration Suite, MuleSoft or Boomi) calls the same API. It keeps the order, repeats the call until 22:15 if somebody has set that up, and brings monitoring.

**The database.** The row is written at once, but nothing has checked the credit limit or reserved the cartons. SAP’s RecordsetEx, in Business One on HANA, blocks such commands. For reports, a copy is fine.

## How many hours does ERP integration take in the first year?

~~~chart bar
title: The cheapest to build costs most after a year
unit: Hours of work in the first year, without licenses
rows: Way in
Files: 112
Platform: 154
API: 156
Queue: 176
Database: 204
highlight: Database
alt: Files take 112 hours in the first year, a platform 154, an API 156, a queue 176 and the database 204.
source: Illustrative hours for building, four changes, and a year of watching and repair. Files 40, 24, 48; platform 110, 20, 24; API 80, 40, 36; queue 120, 32, 24; database 24, 60, 120.
~~~

Quotes usually show the first of the three numbers under the chart. Ask for the other two and the platform’s yearly fee.

## Which ERP integration method should you choose?

| Question | API | Files | Queue, webhook | Platform | Database |
| --- | --- | --- | --- | --- | --- |
| How late may it arrive? | Seconds | Next run | Minutes | As set | At once |
| If the ERP is down? | Sender repeats | File waits | Message waits | Repeats, if set | Your own code |
| Records an hour? | Thousands | Hundreds of thousands | As the API | As the API | Many, unchecked |
| What stops duplicates? | Order number | File name, count | Order number | Order number | Your own code |
| Who notices a failure? | The sender | Whoever counts | The queue’s owner | Its monitor | Finance, later |

For the juice we chose API integration with the order number as key, a [small queue](/insights/when-the-tax-authority-joins-your-invoice-run) in front, and a nightly file with count and total for finance. I would add a platform from the third system on, if someone will learn it. [Item codes](/insights/four-item-codes-for-one-carton) must agree in all five.

## Who has to agree

- **SAP S/4HANA.** The API policy of April 2026 opens only published interfaces to outside applications. Under a Digital Access license, every order line created from outside counts as a document, 900,000 for our shop in 300 days; reading is not counted.
- **SAP Business One.** It offers the Service Layer (OData) and the DI API. Since one reseller asks for an indirect-access license per interface, get your terms in writing.
- **Odoo.** The external API comes only with the Custom plan. Build on JSON-2, because Odoo 22 drops XML-RPC in fall 2028, and Odoo Online earlier.
- **Dynamics 365 Finance.** When its servers are busy, it refuses low-priority calls first, so give orders high priority before month-end. Business Central allows a user 6,000 calls in five minutes.

## Bring this to your ERP partner

Allow 90 minutes. [Our page on ERP integration](/solutions/erp-integration) shows what follows.

1. Which documents travel, and how late may each be?
2. Which field holds the order number, and what refuses a repeat?
3. Can you switch off the test ERP for 35 minutes?
4. Is the interface published and in our license, and at what yearly price?
5. How many records an hour, and when are calls refused?
6. Who hears of a failed order, and after how many minutes?
7. Who compares count and total every night?
8. How many hours does one new field take?
9. Who tests after an ERP update, and who pays?

## Sources

- SAP: [API policy](https://help.sap.com/doc/sap-api-policy/latest/en-US/API_Policy_latest.pdf); [Service Layer](https://help.sap.com/doc/fc2f5477516c404c8bf9ad1315a17238/10.0/en-US/Working_with_SAP_Business_One_Service_Layer.pdf), January 2026; [RecordsetEx](https://help.sap.com/doc/089315d8d0f8475a9fc84fb919b501a3/10.0/en-US/SDKhelp/SAPbobsCOM~RecordsetEx.html)
- Licenses: ConSalt on [Digital Access](https://www.consalt.de/en/article/a-truly-fair-solution-sap-introduces-new-pricing-model.html), 2018; Profiz on [indirect access](https://support.profiz.com/support/solutions/articles/23000022782-service-description-sap-business-one-cloud-indirect-access-by-non-employees-indirect-access-user-)
- Microsoft: [volumes](https://learn.microsoft.com/dynamics365/fin-ops-core/dev-itpro/data-entities/integration-overview) and [priorities](https://learn.microsoft.com/en-sg/dynamics365/fin-ops-core/dev-itpro/data-entities/priority-based-throttling) in Finance; Business Central [limits](https://learn.microsoft.com/en-us/training/modules/work-with-api/4-limits/) and [webhooks](https://learn.microsoft.com/en-sg/dynamics365/business-central/dev-itpro/api-reference/v2.0/dynamics-subscriptions); [Service Bus](https://docs.microsoft.com/en-us/azure/service-bus-messaging/duplicate-detection)
- Odoo: [external API](https://www.odoo.com/documentation/19.0/it/developer/reference/external_api.html); [end of XML-RPC](https://raw.githubusercontent.com/odoo/documentation/64e81e4e45c44e57aff6679213752bb01fa41eb2/content/developer/reference/external_rpc_api.rst)`,
};
