import type { SeedInsight } from '../types';

export const jofotaraFromTheErpYouAlreadyRun: SeedInsight = {
  title: 'JoFotara from the ERP you already run',
  slug: 'jofotara-from-the-erp-you-already-run',
  searchTitle: 'JoFotara e-invoicing in Jordan: connect your ERP',
  excerpt:
    'Connecting an ERP to JoFotara takes a morning; putting its records right takes weeks. What to store, why credit notes fail, what a missing QR code costs.',
  category: 'ERP Integration',
  publishedAt: '2026-11-10T07:00:00.000Z',
  content: `~~~callout
title: In short
Every income taxpayer in Jordan must send invoices through JoFotara; without such an invoice, the buyer’s local expense is not accepted. In 2023, small shops and crafts were exempt; ask whether that still holds. Connect each activity separately, and store every invoice’s number, UUID, XML and answer. A credit note must repeat the original’s number, UUID, total and buyer.
~~~

On a Thursday in Amman, JoFotara, Jordan’s e-invoicing system, accepted a wholesaler’s invoice for forty cartons of oil. On Sunday four of them came back, and the credit note for them was refused within two seconds, because its buyer did not match the buyer on the invoice. In between, the sales team had corrected the customer’s name, as I had asked them to: it was on my list of repairs. Connecting the ERP took a morning; putting its records right took six weeks. Other articles cover the [date of the obligation](/insights/three-tax-calendars-and-one-invoice-queue) and [the queue for the invoices](/insights/when-the-tax-authority-joins-your-invoice-run).

## Who must use JoFotara, and who pays if they do not?

The Income and Sales Tax Department obliges every income taxpayer to send invoices through the system. In 2023 it exempted shops such as groceries with sales below 75,000 dinars a year, and crafts below 30,000; ask whether that still holds.

If the supplier does not send its invoice, the buyer bears the cost: the department’s rulings committee accepts no expense for local goods or services without an invoice from the system. Wages need none, nor do payments to porters if you keep a list of their names and identity documents.

~~~chart bar
title: What 1,000 dinars without a QR code cost the buyer in tax
unit: Additional tax on profit, dinars
rows: Sector
Trade and most others: 210
Main telecoms, insurance: 260
Mining: 310
Banks: 380
highlight: Trade and most others
alt: The cost rises from row to row: 210 dinars in trade and most other businesses, 260 in main telecoms and insurance, 310 in mining and 380 at banks.
source: Our arithmetic: income tax plus national contribution at the rates PwC reviewed on June 3, 2024, for a profitable buyer. Sales tax is left out.
~~~

So have payables scan the code with the Sanad app before posting, while the invoice can still go back to the supplier.

## How do you connect an ERP to JoFotara?

According to the department’s technical guide, the connection starts in the portal. Under “Linking Electronic Devices,” you enter a username and select the sequence of the income source, which is the activity number. The system answers with a client ID, which names the sender, and a secret key, which proves it; your ERP puts both into the header of every request. The invoice itself is written as UBL 2.1 XML with the activity number in it, then encoded in Base64 and sent inside a JSON message, and the answer brings the QR code to print. Because anyone who has the key can send invoices in your name, keep it out of the logs.

Link each activity separately, since one developer reports different credentials and numbers for income tax and sales tax. Before that, list which tills, journals and branches belong to which number, for which I allow four hours. Your registration also decides the type of each invoice:

| Registration | Cash | Receivable | Tax on a line |
| --- | --- | --- | --- |
| Not in sales tax (income invoice) | 011 | 021 | No tax, not even 0% |
| General sales tax | 012 | 022 | One rate |
| Special sales tax | 013 | 023 | Special amount, then the general rate |

The first digit is 0 for local sales, 1 for exports, 2 for development areas.

## What the ERP must supply

- **Identifiers.** The invoice number and the UUID together keep an invoice from being sent twice. Store both, with the XML and the answer, and retry with the same pair.
- **Buyer.** The name is mandatory on receivable invoices, and on cash invoices above 10,000 dinars. The tax, national or document number takes digits only.
- **Decimals.** Lines, tax and totals are rounded to nine. Because Odoo stores three, it expects differences below 0.001 dinars; tell your auditor before they turn up.
- **Discount.** The invoice as a whole takes none, so put it on the lines. As ten dinars spread over three equal lines leave a remainder, decide which line carries it.
- **Zero.** Here Z marks an exempt line and O a zero-rated one; in Peppol’s list, Z is zero-rated. A mapping copied from [another country](/insights/e-invoicing-country-by-country) is wrong.

## Why does JoFotara refuse a credit note?

A credit note must repeat the number, UUID, total and buyer of the original, and give a reason. For income invoices, the guide’s chapter allows returns by quantity only, up to what was sold. As a price cannot be returned that way, ask the department how to correct one.

> Take the buyer of a credit note from the accepted invoice, never from today’s customer record.

Odoo’s developers described the same refusal in May 2026. Since the platform also refuses a credit note whose original it cannot find, settle old returns before you connect.

## Before the first day

Two developers say that JoFotara has no test platform, so whatever you send is a tax record. You can still rehearse: Odoo has a demo mode that makes up the answer, and jofotara-kit imitates the platform on your machine. Another package suggests sending real invoices with past dates; ask your tax adviser before you do. Ask the department about a simulation that a public kit named Fotara mentions.

~~~callout
title: Eight checks, about five days for two people
1. Turn last month’s invoices into XML without sending them: the totals agree to the fils.
2. Try every type in the table, unsent, at every tax rate you use.
3. Try a discount on the total, and a line with a free item.
4. Write a cash invoice above 10,000 dinars without a name: the ERP stops it.
5. Write two partial credit notes, then one for a carton more than was sold.
6. Rename a customer before you write the credit note.
7. Simulate a connection that is cut after sending: the same number and UUID go out again.
8. Simulate an answer with an error: no QR code is printed.
~~~

I added check 6 after that Sunday. On the first morning, send one invoice to a customer whom you have told, scan its code together, and then open the queue for the rest. [We run these checks](/solutions/erp-integration) with your team.

## Sources

I read guide 1.4; a developer [cites 1.5](https://github.com/munaxa/munaxa-school/blob/50f9dad35a75da974ca3c0442b427fb2d174f723/docs/integrations/jofotara/01-compliance-analysis.md), of May 12, 2026. Take the current one from the [manuals](https://istd.gov.jo/EN/List/Electronic_billing_User_Manual).

- Tax department: [who is obligated](https://istd.gov.jo/EN/NewsDetails/Abu_Ali_at_a_dialogue_session_about_the_national_einvoicing_system), April 5, 2023; [guide 1.4 and appendix](https://github.com/aboameen22/National-E-invoicing-System-JoFotara), December 1, 2023, and February 21, 2024, a developer’s copy; [ruling on expenses](https://jordan-servicess.com/news2838.html), as quoted in the news (secondary)
- PwC: [tax rates](http://taxsummaries.pwc.com/ID/Jordan-Corporate-Taxes-on-corporate-income)
- Odoo: [Jordan](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/jordan.html); [buyer on credit notes](https://github.com/odoo/odoo/pull/264103), May 12, 2026; [missing original](https://github.com/odoo/odoo/pull/208276), May 2, 2025; [demo mode](https://github.com/odoo/odoo/blob/2008efe03c9e29f0e63f5bed9306bdee20082f66/addons/l10n_jo_edi_extended/models/account_move.py)
- Developers: [jofotara-kit](https://github.com/skelvar/jofotara-kit); [PHP package](https://packagist.org/packages/jafar-albadarneh/jofotara); [Fotara kit](https://github.com/InvoiceQ-Interns/istd-offline-java); [Peppol tax categories](https://github.com/OpenPEPPOL/peppol-bis-invoice-3/blob/master/structure/codelist/UNCL5305.xml)`,
};
