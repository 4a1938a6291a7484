import type { Drawing, StudyDrawings } from './drawings.types';

const coldStore: readonly Drawing[] = [
  {
    look: 'sheet',
    label:
      'Before: a sheet with one column for last year and one for this year. Every quantity is copied straight across, and two are struck out and changed by phone.',
    title: 'Order sheet',
    corner: 'last year → this year',
    columns: '1.3fr 1fr 1.5fr',
    rows: [
      [' Yogurt, 1 kg', ' 240', ' 240'],
      [' Labneh, 500\u00a0g', ' 96', '~96 | !140?'],
      [' Milk, 1 l', ' 310', ' 310'],
      [' White cheese', ' 128', ' 128'],
      [' Orange juice', ' 60', '~60 | !call'],
      [' Cream, 250 g', ' 180', ' 180'],
    ],
    caption: 'Last year, copied across',
    text: 'Changes were made by phone. With no note of why, each spring repeated the last.',
  },
  {
    look: 'screen',
    label:
      'After: the order screen. Every product has a suggested quantity, explained in one line; the buyer accepts it or types another.',
    title: 'Orders for Sunday',
    corner: '142 left',
    columns: 'minmax(0,1fr) auto auto',
    rows: [
      [' Yogurt, 1 kg\n.Ramadan in 9 days', '#310', '['],
      [' School milk, 200 ml\n.Schools closed Wednesday', '#64', '['],
      [' Date yogurt, 150 g\n.New item: no past spring', '.–', '_?'],
    ],
    foot: 'Change the number, and it asks why',
    caption: 'A number with its reason',
    text: 'Where the model has nothing to say, it says so and leaves the field to the buyer.',
  },
];

const orderBook: readonly Drawing[] = [
  {
    look: 'sheet',
    label:
      'Before: the ledgers of six of eleven warehouses show six different stocks for the same bag of cement, under four different codes.',
    title: 'Cement, 50 kg',
    corner: '11 ledgers',
    columns: '1.3fr 1.1fr 1fr',
    rows: [
      [' Warehouse 1', '.CEM-50', ' 310'],
      [' Warehouse 2', '.50KGOPC', ' 0'],
      [' Warehouse 3', '.CEM-50', '~180 | !sold'],
      [' Warehouse 4', '.1044-B', ' 42'],
      [' Warehouse 5', '.اسمنت ٥٠', ' 95'],
      [' Warehouse 6', '.CEM-50', ' 420 | !?'],
    ],
    caption: 'Eleven answers to one question',
    text: 'Each warehouse was right about its own stock on the day of the count. On other days, sales phoned around.',
  },
  {
    look: 'screen',
    label:
      'After: the order book. For one order line it shows what each warehouse has, what is reserved and what is on the road, and which will deliver.',
    title: 'Order 20417, line 1 of 4',
    corner: '600 bags',
    columns: 'minmax(0,1fr) auto auto',
    rows: [
      ['%90\n.Warehouse 6: 420, of which 40 reserved', '#380', '['],
      ['%52\n.Warehouse 1: 310, of which 90 reserved', '#220', '['],
      ['=22\n.On the road to warehouse 3, due 14:00', '.95', '.not needed'],
    ],
    foot: 'Reserved at 09:12, pick list printed at 09:21',
    caption: 'One book, one promise',
    text: 'A confirmed line reserves stock where it lies, so the same bag cannot be promised twice.',
  },
];

const packaging: readonly Drawing[] = [
  {
    look: 'sheet',
    label:
      'Before: one production order in four records. The shift sheet has rolls; the warehouse, the ERP and purchasing have kilograms; no two agree.',
    title: 'Order 7731, film 40 µm',
    corner: 'made on the 3rd',
    columns: '1.1fr 1fr 1fr',
    rows: [
      [' Shift sheet', ' 118 rolls', '.on the 3rd'],
      [' Warehouse', ' 4,690 kg', '.on the 4th'],
      [' ERP', '~5,020 kg | !?', '.on the 5th'],
      [' Purchasing', ' 4,800 kg', '.from memory'],
    ],
    foot: 'Settled by phone, on the 12th of the next month',
    caption: 'Four records of one order',
    text: 'Each was kept with care, but in different units and on different days.',
  },
  {
    look: 'screen',
    label:
      'After: the list of failed messages for the shift lead. Each is explained in a sentence; two can be sent again, and one needs a reason.',
    title: 'Needs a hand',
    corner: '3 of 12,480 today',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' Line 14, roll 0931\n.Unit is meters; the item uses kilograms', '[Send again'],
      [' Pallet 55012\n.Location B-07 is closed', '[Send again'],
      [' Line 3, stop 11:42\n.Reason code 88 is unknown', '_Choose reason'],
    ],
    foot: 'Everything else arrived within a minute',
    caption: 'Errors with an owner',
    text: 'Three messages in 12,480, put right the same day and not at the end of the month.',
  },
];

const customs: readonly Drawing[] = [
  {
    look: 'paper',
    label:
      'Before: an invoice and a packing list of the same goods side by side. The weights differ, unnoticed.',
    title: 'Invoice | Packing list',
    corner: 'file 3 of 40',
    columns: '1fr 1fr 1fr',
    rows: [
      [' Ball valves', ' 1,240 kg', ' 1,240 kg'],
      [' Pipe fittings', ' 880 kg', '!808 kg'],
      [' Flanges', ' 2,015 kg', ' 2,015 kg'],
      [' Gaskets', ' 96 kg', ' 96 kg'],
    ],
    foot: 'Typed twice. Sent back on the third day.',
    caption: 'A difference of 72 kg',
    text: 'Two digits had changed places, and nobody saw it until the container was in port.',
  },
  {
    look: 'screen',
    label:
      'After: paper and draft side by side. Clear fields are accepted, one contradiction is marked, and three tariff headings are proposed for a line.',
    title: 'Draft 20611',
    corner: '2 to check',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' 400 ball valves\n.Page 1, line 4', '['],
      [' Weight | !880 or 808 kg?\n.Invoice and packing list differ', '_Choose'],
      [' Heading\n.8481.80  ·  8481.90  ·  7307.99', '_Choose'],
    ],
    foot: 'Permit needed: pressure equipment (rule 118)',
    caption: 'Check what is marked',
    text: 'The clerk decides two fields instead of typing every line, with the page alongside.',
  },
];

export const tradeDrawings: StudyDrawings = {
  'cold-store-orders': coldStore,
  'one-order-book': orderBook,
  'packaging-erp-integration': packaging,
  'customs-documents': customs,
};
