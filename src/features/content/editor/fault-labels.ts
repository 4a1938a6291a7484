import type { Fault } from '../../../../server/features/checks/checks.schema';

/** What the checks find: as the heading of many, and for one item. */
export const FAULT_LABELS: Record<Fault, { many: string; one: string; advice: string }> = {
  dead_link: {
    many: 'Dead links',
    one: 'Dead link',
    advice: 'They lead to nothing that is public on this site.',
  },
  missing_alt: {
    many: 'Pictures without alternative text',
    one: 'No alternative text',
    advice: 'Who cannot see the picture does not know what it shows.',
  },
  skipped_heading: {
    many: 'Headings that skip a level',
    one: 'Heading skips a level',
    advice: 'Screen readers go from level to level: ## is followed by ###.',
  },
  no_excerpt: {
    many: 'Articles without excerpt',
    one: 'No excerpt',
    advice: 'Lists and search engines show it.',
  },
  no_picture: {
    many: 'Articles without picture or figure',
    one: 'No picture or figure',
    advice: 'A figure often carries the argument better than a paragraph.',
  },
};
