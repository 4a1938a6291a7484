import type { ContentStatus } from '../../../../../db/enums';
import type { Language } from '../../../../../db/public-enums';
import type { Tone } from '../../../../components/ui/badge';

/** What an item has of its publication. */
export interface Publication {
  id: string;
  slug: string;
  status: ContentStatus;
  publishedAt: string | null;
  language: Language;
  authorId: string | null;
  translationOf: string | null;
}

/** The kinds of content, with what a write without a state makes of a new item. */
export const CONTENT_NOUNS = {
  page: { noun: 'Page', prefix: '/', withoutState: 'draft' },
  case_study: { noun: 'Case study', prefix: '/case-studies/', withoutState: 'published' },
  insight: { noun: 'Insight', prefix: '/insights/', withoutState: 'published' },
} as const;
export type ContentNoun = keyof typeof CONTENT_NOUNS;

/** The fields of the form; an empty text stands for none. */
export interface PublicationValues {
  language: Language;
  authorId: string;
  translationOf: string;
}

export const publicationValuesOf = (item: Publication | null): PublicationValues => ({
  language: item?.language ?? 'en',
  authorId: item?.authorId ?? '',
  translationOf: item?.translationOf ?? '',
});

/** What an action changes besides what was typed. */
export interface PublicationChange {
  status?: ContentStatus;
  publishedAt?: string;
}

export const STATUS_LABELS: Record<ContentStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
};

export const LANGUAGE_LABELS: Record<Language, string> = { en: 'English', ar: 'العربية' };

const TONES: Record<ContentStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  unpublished: 'warning',
};

/** The state of a row as a badge. */
export const stateBadge = (status: ContentStatus) => ({
  text: STATUS_LABELS[status],
  tone: TONES[status],
});
