import type { Outputs } from '../../../../lib/trpc';

/** The names of the content types' routers. */
export type ContentRouter = 'insights' | 'caseStudies' | 'pages';

export type Version = Outputs['insights']['revisions']['revisions'][number];
/** The version that is the item as it is. */
export type Present = Outputs['insights']['revisions']['present'];
export type Comparison = Outputs['insights']['compareRevision'];
export type ChangedField = Comparison['fields'][number];
export type TextPart = ChangedField['parts'][number];
