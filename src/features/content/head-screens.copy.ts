import type { HeadScreens } from './drawings.types';

/** What comes after the last drawing of each study. Shown in the head of its page. */
export const headScreens: HeadScreens = {
  'cold-store-orders': {
    look: 'screen',
    title: 'Sold by Monday',
    corner: 'Amman store',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' Yogurt, 1 kg\n.310 ordered', '#306'],
      [' School milk, 200 ml\n.64 ordered', '#62'],
      [' Date yogurt, 150 g\n.New item: the buyer guessed 120', '#97'],
    ],
    foot: 'The forecast was off by 6, the guess by 23',
  },
  'one-order-book': {
    look: 'screen',
    title: 'Pick list 20417',
    corner: '09:21',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' Cement, 50 kg\n.Warehouse 6, bay 4', '#380'],
      [' Cement, 50 kg\n.Warehouse 1, bay 2', '#220'],
      [' Truck 12\n.Shared with order 20398', '['],
    ],
    foot: 'Nine minutes after the order was confirmed',
  },
  'packaging-erp-integration': {
    look: 'screen',
    title: 'Line 14, roll 0931',
    corner: 'sent again',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' From the machine', '~900 m'],
      [' To the ERP\n.40 µm film, 1.2 m wide', '#39.7 kg'],
      [' Corrected by the shift lead\n.Kept as a rule for this item', '['],
    ],
    foot: 'Arrived at 10:14, four minutes later',
  },
  'customs-documents': {
    look: 'screen',
    title: 'Pipe fittings, weight',
    corner: 'draft 20611',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' Invoice\n.Page 1, line 5', '~880 kg'],
      [' Packing list\n.Page 2, line 5', ' 808 kg'],
      [' The supplier confirms\n.By email, 11:05', '#808'],
    ],
    foot: 'Decided by the clerk, email attached',
  },
  'clinic-patient-portal': {
    look: 'phone',
    title: 'Move the visit',
    corner: 'Dr. H.',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' Tue, March 3\n.Your visit now', '~10:20'],
      [' Wed, March 4', '[08:40'],
      [' Thu, March 5', '[11:00'],
      [' Mon, March 9', '[09:20'],
    ],
    foot: 'No call is needed',
  },
  'hair-salon-website': {
    look: 'phone',
    title: 'Booked',
    corner: 'Thu, Nov 26',
    columns: 'minmax(0,1fr)',
    rows: [
      ['#10:00 | .to 13:00'],
      [' Color, with Sara\n.Setting time included'],
      ['_Move | _Cancel'],
    ],
    foot: 'Possible up to six hours before',
  },
  'arabic-product-search': {
    look: 'screen',
    title: 'Searches without results',
    corner: 'this week',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' قنفة\n.38 visits', '_sofa'],
      [' كبت\n.31 visits', '_wardrobe'],
      [' أباجورة واقفة\n.24 visits', '_floor lamp'],
    ],
    foot: 'A synonym takes effect within a minute',
  },
  'solar-washing-plan': {
    look: 'screen',
    title: 'Site 4, rows 40 to 96',
    corner: 'moved',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' Planned', '~Saturday'],
      [' By the shift lead', '#Tuesday'],
      [' Why\n[Already clean | _Wind | _Crew'],
    ],
    foot: 'The model learns from the answer',
  },
  'school-fees-platform': {
    look: 'phone',
    title: 'Receipt 2041',
    corner: 'January 12',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' Paid in cash', ' 44.75 m LBP'],
      [' Rate\n.Fixed at 10:42', ' 89,500'],
      [' In dollars', '#500'],
      [' Still open\n.Due March 1', ' 1,800'],
    ],
    foot: 'Cash desk of school 2',
  },
};
