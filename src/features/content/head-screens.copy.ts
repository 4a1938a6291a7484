import type { HeadScreens } from './drawings.types';

/** What comes after the last drawing of a study without a scene. Shown in the head of its page. */
export const headScreens: HeadScreens = {
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
