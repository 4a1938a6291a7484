import type { Outputs } from '../../../../lib/trpc';

/** The nouns of the content screen, by the names of their routers. */
export type ContentNoun = 'insights' | 'caseStudies' | 'pages';

export type Version = Outputs['insights']['revisions']['revisions'][number];
/** The version that is the item as it is. */
export type Present = Outputs['insights']['revisions']['present'];
export type Comparison = Outputs['insights']['compareRevision'];
export type ChangedField = Comparison['fields'][number];
export type TextPart = ChangedField['parts'][number];

/** What the dialog of an item lends its history. */
export interface EditedItem {
  /** Whether something typed has not been saved. */
  isDirty: boolean;
  /** Shows the stored version. What was typed is kept at hand. */
  reload: () => Promise<void>;
}
